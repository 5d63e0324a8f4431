// The block in WordPress's editor: a field for each attribute of the table. The page is written by nastilka.php.
(({ blocks, blockEditor, components, element }) => {
  const FIELDS = ["game", "seats", "seed", "options", "rule", "lesson", "position", "record", "lang", "readonly"];
  const create = element.createElement;

  const field = ({ attributes, setAttributes }) => (name) =>
    create(components.TextControl, {
      key: name,
      label: name,
      value: attributes[name] ?? "",
      onChange: (value) => setAttributes({ [name]: value }),
    });

  const edit = (props) =>
    create(
      "div",
      blockEditor.useBlockProps(),
      create(components.Placeholder, { icon: "games", label: "Tabletop game" }, FIELDS.map(field(props))),
    );

  blocks.registerBlockType("nastilka/table", { edit, save: () => null });
})(window.wp);
