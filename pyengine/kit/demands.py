"""Makes, of what a move's function begins with, a function that finds all legal ways to fill the move's blanks.

    @move("{many}x{pips}")
    def bid(game, many: range(1, 31), pips: range(1, 7)):
        require(many <= total(game), "LIA-4")
        require((many, pips) > (game.count, game.face), "LIA-4")
        …

becomes, once and for all,

    def bid(game, choices, acts):
        found = []
        for many in choices[0](game):
            if not many <= total(game):
                continue
            for pips in choices[1](game):
                if not (many, pips) > (game.count, game.face):
                    continue
                found.append(acts[many, pips])
        return found

so that searches neither run a move to hear that it is refused, nor make the facts of a refusal that nobody reads. Only
what has no effect is taken over: demands, names given to values, and conditions around them, up to anything else.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence
from copy import deepcopy

EFFECTS = frozenset(
    (
        *("deal", "draw", "move", "take", "move_all", "turn_up", "turn_down", "show", "shuffle", "gather"),
        *("roll", "reveal", "hide", "ask", "end_turn", "win", "rank", "new_round"),
    )
)
"""The methods that change a game."""
_FOUND, _CHOICES, _ACTS = "_found", "_choices", "_acts"


class Functions:
    """What is known of an author's functions: which of them may demand something, and which may change the game."""

    def __init__(self, functions: dict[str, ast.FunctionDef]) -> None:
        called = {name: set(_names(function)) for name, function in functions.items()}
        self.demanding = _reaching(called, {name for name, names in called.items() if "require" in names})
        self.changing = _reaching(called, {name for name, each in functions.items() if _changes(each)})

    def has_no_effect(self, expression: ast.AST) -> bool:
        """True if nothing in it can change the game or refuse a move."""
        return not _changes(expression) and not set(_names(expression)) & (self.changing | self.demanding | {"require"})


def _names(node: ast.AST) -> Iterable[str]:
    return (each.id for each in ast.walk(node) if isinstance(each, ast.Name))


def _stored(node: ast.AST) -> set[str]:
    """The names that are given a value in it."""
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)}


def _reaching(called: dict[str, set[str]], found: set[str]) -> set[str]:
    """These functions, and all that call one of them."""
    while more := {name for name, names in called.items() if names & found} - found:
        found |= more
    return found


def _changes(node: ast.AST) -> bool:
    """True if something in it may be an effect: a method of that name, or a value that is set."""
    for each in ast.walk(node):
        if isinstance(each, ast.Call):
            name = each.func.attr if isinstance(each.func, ast.Attribute) else getattr(each.func, "id", "")
            if name in EFFECTS:
                return True
        if isinstance(each, ast.Attribute | ast.Subscript) and not isinstance(each.ctx, ast.Load):
            return True
    return False


def beginning(function: ast.FunctionDef, known: Functions) -> tuple[list[ast.stmt], bool]:
    """The statements that a move begins with and that have no effect, and whether more demands may come behind them."""
    blanks = {each.arg for each in function.args.args}
    at = 0
    while at < len(function.body) and _is_plain(function.body[at], blanks, known):
        at += 1
    rest = {name for statement in function.body[at:] for name in _names(statement)}
    return function.body[:at], bool(rest & (known.demanding | {"require"}))


def _is_plain(statement: ast.stmt, blanks: set[str], known: Functions) -> bool:
    """True for a demand, a name given to a value, and a condition around such; not where a blank changes its value."""
    if isinstance(statement, ast.Pass):
        return True
    if isinstance(statement, ast.Expr):
        demand = _demand(statement)
        return isinstance(statement.value, ast.Constant) or (demand is not None and known.has_no_effect(demand))
    if isinstance(statement, ast.Assign):
        targets = [each for target in statement.targets for each in ast.walk(target)]
        names = [each.id for each in targets if isinstance(each, ast.Name)]
        plain = all(isinstance(each, ast.Name | ast.Tuple | ast.expr_context) for each in targets)
        return plain and not blanks & set(names) and known.has_no_effect(statement.value)
    if isinstance(statement, ast.If):
        inner = [*statement.body, *statement.orelse]
        return known.has_no_effect(statement.test) and all(_is_plain(each, blanks, known) for each in inner)
    return False


def _demand(statement: ast.stmt) -> ast.expr | None:
    """The condition, if a statement is a demand."""
    if not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call)):
        return None
    call = statement.value
    return call.args[0] if isinstance(call.func, ast.Name) and call.func.id == "require" and call.args else None


def scores_of(functions: Iterable[ast.FunctionDef], known: Functions, name: str) -> tuple[ast.FunctionDef, int] | None:
    """A function of the game with the scores by which these rank the seats in the end, and -1 where the lowest win.

    None where the scores hang on what only those functions know at that moment, and where there are several.
    """
    found = dict[str, tuple[ast.FunctionDef, int]]()
    for function in functions:
        own = {each.arg for each in function.args.args} | _stored(function)
        for call in ast.walk(function):
            if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "rank"):
                continue
            game, lowest = call.func.value, next((each.value for each in call.keywords if each.arg == "lowest"), None)
            if not (isinstance(game, ast.Name) and call.args and isinstance(lowest, ast.Constant | None)):
                return None
            scores = call.args[0]
            # Names that the scores themselves give a value, as a comprehension does, are there at any time.
            if set(_names(scores)) & (own - _stored(scores) - {game.id}) or not known.has_no_effect(scores):
                return None
            sign = -1 if lowest is not None and lowest.value else 1
            parameters = ast.arguments([], [ast.arg(game.id)], None, [], [], None, [])
            made = ast.FunctionDef(name, parameters, [ast.Return(deepcopy(scores))], [])
            # By their text: the same scores at several ends of the game are one.
            found[f"{sign} {ast.dump(scores)}"] = _placed(made, function), sign
    return next(iter(found.values())) if len(found) == 1 else None


# The function that is made of them ------------------------------------------------------------------------------------


def search_of(function: ast.FunctionDef, statements: Sequence[ast.stmt], name: str) -> ast.FunctionDef:
    """A function of the game, the choices of each blank, and the actions by what fills them; it returns a list."""
    game, *blanks = [each.arg for each in function.args.args]
    levels: list[list[ast.stmt]] = [[] for _ in range(len(blanks) + 1)]
    known, depth = {blank: at for at, blank in enumerate(blanks, 1)}, 0
    for statement in statements:
        # What stands behind a demand may rely on it: nothing is asked before what stands above it.
        depth = max([depth, *(known.get(each, 0) for each in _names(statement))])
        known |= {name: max(known.get(name, 0), depth) for name in _stored(statement)}
        levels[depth].append(statement)
    args = ast.Tuple([ast.Name(_filler(at), ast.Load()) for at in range(len(blanks))], ast.Load())
    body: list[ast.stmt] = [_append(ast.Subscript(ast.Name(_ACTS, ast.Load()), args, ast.Load()))]
    for at in reversed(range(len(blanks))):  # from the innermost loop outwards
        body = [_assign(blanks[at], ast.Name(_filler(at), ast.Load())), *_asked(levels[at + 1], True), *body]
        body = [ast.For(ast.Name(_filler(at), ast.Store()), _choices_of(at, game), body, [])]
    whole = [_assign(_FOUND, ast.List([], ast.Load())), *_asked(levels[0], False), *body, _return()]
    parameters = [ast.arg(game), ast.arg(_CHOICES), ast.arg(_ACTS)]
    arguments = ast.arguments([], parameters, None, [], [], None, [])
    return _placed(ast.FunctionDef(name, arguments, whole, []), function)


def _placed(made: ast.FunctionDef, function: ast.FunctionDef) -> ast.FunctionDef:
    """What is made here gets the line of the author's function; what was copied keeps its own."""
    for each in ast.walk(made):
        if isinstance(each, ast.stmt | ast.expr | ast.arg) and not hasattr(each, "lineno"):
            ast.copy_location(each, function)
            each.end_lineno, each.end_col_offset = each.lineno, each.col_offset
    return made


def _filler(at: int) -> str:
    return f"_blank_{at}"


def _assign(name: str, value: ast.expr) -> ast.stmt:
    return ast.Assign([ast.Name(name, ast.Store())], value)


def _append(value: ast.expr) -> ast.stmt:
    return ast.Expr(ast.Call(ast.Attribute(ast.Name(_FOUND, ast.Load()), "append", ast.Load()), [value], []))


def _choices_of(at: int, game: str) -> ast.expr:
    choice = ast.Subscript(ast.Name(_CHOICES, ast.Load()), ast.Constant(at), ast.Load())
    return ast.Call(choice, [ast.Name(game, ast.Load())], [])


def _return() -> ast.stmt:
    return ast.Return(ast.Name(_FOUND, ast.Load()))


def _asked(statements: Iterable[ast.stmt], in_loop: bool) -> list[ast.stmt]:
    """The same statements, where a demand that is not met goes on to the next choice, or ends the search."""
    found = list[ast.stmt]()
    for each in statements:
        demand = _demand(each)
        if demand is not None:
            refused = ast.Continue() if in_loop else _return()
            found.append(ast.If(ast.UnaryOp(ast.Not(), deepcopy(demand)), [refused], []))
        elif isinstance(each, ast.If):
            body, orelse = _asked(each.body, in_loop), _asked(each.orelse, in_loop)
            found.append(ast.If(deepcopy(each.test), body or [ast.Pass()], orelse))
        elif isinstance(each, ast.Assign):
            found.append(deepcopy(each))
    return found
