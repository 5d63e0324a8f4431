"""A drawing with its style sheet resolved, as SVG for renderers that know neither CSS variables nor `light-dark()`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import count
from xml.etree.ElementTree import Element, SubElement, fromstring

import tinycss2
from cssselect2 import ElementWrapper, Matcher, SelectorError, compile_selector_list

_PRESENTATION = (
    *("color", "fill", "fill-opacity", "opacity", "stroke", "stroke-dasharray", "stroke-linecap", "stroke-linejoin"),
    *("stroke-opacity", "stroke-width", "font", "font-family", "font-size", "font-weight", "text-anchor", "transform"),
)
_VARIABLE = re.compile(r"var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*(?:\([^()]*\))?))?\)")
_LIGHT = re.compile(r"light-dark\(\s*([^,()]+|\w+\([^()]*\))\s*,(?:[^()]|\([^()]*\))*\)")
_FONT = re.compile(r"(\d+) ([\d.]+)px (.+)")
_CLEAR = re.compile(r"rgb\((\d+) (\d+) (\d+) / ([\d.]+)%\)")
_ROUND = re.compile(r"inset\(0 round ([\d.]+)px\)")


def matcher(style: str) -> Matcher:
    """Finds the declarations of a style sheet for an element; what stands in at-rules is left out."""
    found = Matcher()
    for rule in tinycss2.parse_stylesheet(style, skip_comments=True, skip_whitespace=True):
        if rule.type != "qualified-rule":
            continue
        parts = tinycss2.parse_blocks_contents(rule.content, skip_comments=True, skip_whitespace=True)
        declared = [(each.name, tinycss2.serialize(each.value).strip()) for each in parts if each.type == "declaration"]
        try:
            selectors = compile_selector_list(rule.prelude)
        except SelectorError:  # one of them is unknown: then none of them counts, as in a browser
            continue
        for selector in selectors:
            found.add_selector(selector, declared)
    return found


def resolve(html: str, style: Matcher) -> tuple[Element, dict[str, str]]:
    """An element with its style, and that of all in it, in attributes; and its variables. All in light colours."""
    root = fromstring(html)
    variables: dict[Element, dict[str, str]] = {}
    numbers = count(1)
    for wrapper in [*ElementWrapper.from_xml_root(root).iter_subtree()]:
        element = wrapper.etree_element
        declared = dict(pair for *_, pseudo, pairs in style.match(wrapper) if pseudo is None for pair in pairs)
        inherited = variables[wrapper.parent.etree_element] if wrapper.parent else {}
        own = variables[element] = inherited | {name: text for name, text in declared.items() if name.startswith("--")}
        for name, text in declared.items():
            if name in _PRESENTATION:
                element.attrib.update(_attributes(name, resolved(text, own)))
        if wrapper.parent and (corner := _ROUND.fullmatch(declared.get("clip-path", ""))):
            _clip(wrapper.parent.etree_element, element, corner[1], f"clip{next(numbers)}")
    return root, variables[root]


def resolved(text: str, variables: Mapping[str, str]) -> str:
    """A value with what its variables stand for, in light colours; empty where one of them is nowhere declared."""
    text = _CLEAR.sub(_with_commas, text)
    while found := _VARIABLE.search(text):
        text = text[: found.start()] + variables.get(found[1], found[2] or "") + text[found.end() :]
    return _LIGHT.sub(lambda pair: pair[1].strip(), _CLEAR.sub(_with_commas, text))


def _with_commas(colour: re.Match[str]) -> str:
    """A colour as CSS 2 has it; its opacity as a fraction."""
    red, green, blue, percent = colour.groups()
    return f"rgba({red}, {green}, {blue}, {float(percent) / 100:g})"


def _attributes(name: str, text: str) -> dict[str, str]:
    font = _FONT.fullmatch(text) if name == "font" else None
    if font:
        return {"font-weight": font[1], "font-size": font[2], "font-family": font[3]}
    return {name: text} if text and name != "font" else {}


def _clip(parent: Element, element: Element, corner: str, name: str) -> None:
    """Cut an element that has a place and a size to a rectangle with round corners."""
    place = {each: element.attrib[each] for each in ("x", "y", "width", "height")}
    group = Element("g", {"clip-path": f"url(#{name})"})
    SubElement(SubElement(group, "clipPath", {"id": name}), "rect", {**place, "rx": corner})
    at = [*parent].index(element)
    parent.remove(element)
    group.append(element)
    parent.insert(at, group)
