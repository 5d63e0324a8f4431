// The block in WordPress's editor: a field for each attribute of the table. The page is written by nastilka.php.
((/** @type {Record<string, any>} */ { blocks, blockEditor, components, element }) => {
  const FIELDS = ["game", "seats", "seed", "options", "rule", "lesson", "puzzle", "position", "record", "lang", "readonly"];
  const create = element.createElement;

  /** @param {Record<string, any>} props */
  const field = ({ attributes, setAttributes }) => (/** @type {string} */ name) =>
    create(components.TextControl, {
      key: name,
      label: name,
      value: attributes[name] ?? "",
      onChange: (/** @type {string} */ value) => setAttributes({ [name]: value }),
    });

  const edit = (/** @type {Record<string, any>} */ props) =>
    create(
      "div",
      blockEditor.useBlockProps(),
      create(components.Placeholder, { icon: "games", label: "Tabletop game" }, FIELDS.map(field(props))),
    );

  blocks.registerBlockType("nastilka/table", { edit, save: () => null });
})(/** @type {any} */ (window).wp);
