"""The column of an error that an author's lines have raised, where Python keeps none: as in a browser, where code takes
less room without (`PYTHONNODEBUGRANGES`). It is found in the line by what kind of error it is.
"""

from __future__ import annotations

import ast

_RAISED_BY: dict[type[Exception], tuple[type[ast.AST], ...]] = {
    LookupError: (ast.Subscript,),
    ArithmeticError: (ast.Div, ast.FloorDiv, ast.Mod, ast.Pow),
    TypeError: (ast.Call, ast.BinOp, ast.Compare, ast.AugAssign, ast.Subscript),
}
"""What on a line raises an error of a kind: nodes of its tree, and operators."""


def column_of(error: Exception, tree: ast.AST, line: int) -> int:
    """The column, from 1, of what has raised an error on this line: of the one thing there that can have been it, or
    else of the first.
    """
    nodes = [each for each in ast.walk(tree) if isinstance(each, ast.stmt | ast.expr) and each.lineno == line]
    name = getattr(error, "name", None)
    if name and isinstance(error, NameError | AttributeError):
        found = [each for each in nodes if name in (getattr(each, "id", None), getattr(each, "attr", None))]
    else:
        kinds = next((kinds for kind, kinds in _RAISED_BY.items() if isinstance(error, kind)), (ast.Call,))
        found = [each for each in nodes if isinstance(each, kinds) or isinstance(getattr(each, "op", None), kinds)]
    one = found if len(found) == 1 else nodes
    return min([each.col_offset for each in one], default=0) + 1
