"""Our own drawings, as SVG made by functions."""
