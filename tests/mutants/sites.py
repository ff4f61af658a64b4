"""Where a source can be changed so that a rule would be another, and the change itself: one node of its tree at a time.

Left alone is what no player could ever notice: annotations, docstrings, assertions, texts that are only said, and what
decorators and defaults ask for.
"""

import ast
import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from functools import partial
from typing import Any

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
CLAUSE = r"\b[A-Z]+-?[A-Z]?\d+\b"
EMPTY = {
    "str": "''",
    "int": "0",
    "list": "[]",
    "tuple": "()",
    "dict": "{}",
    "set": "set()",
    "frozenset": "frozenset()",
}
"""What nothing looks like, by what a function says it returns."""
Change = tuple[str, ast.AST | None]
"""What is done, and what stands in the place of the node (None: nothing)."""


@dataclass(frozen=True)
class Site:
    """One change of one file. `path` leads from the module to the node: fields and places in lists."""

    file: str
    line: int
    begins: int
    """The line on which its statement begins."""
    function: str
    what: str
    path: tuple[tuple[str, int | None], ...]
    turn: int
    """Which of the changes of this node it is."""
    clauses: tuple[str, ...] = ()
    """What its function says it does."""

    @property
    def change(self) -> str:
        return f"{self.function}: {self.what}"

    @property
    def name(self) -> str:
        return f"{self.file}:{self.line} {self.change}"


def sites(file: str, tree: ast.Module) -> Iterator[Site]:
    """All changes of a file, function by function."""
    for path, function in _functions(tree, (), ""):
        clauses = tuple(re.findall(CLAUSE, ast.get_docstring(function[1]) or ""))
        for at, node, begins in _walk(function[1], path, function[1].lineno):
            line = min((n.lineno for n in ast.walk(node) if hasattr(n, "lineno")), default=begins)
            for turn, (what, _) in enumerate(_changes(node, function[1])):
                yield Site(file, line, begins, function[0], what, at, turn, clauses)


def mutated(tree: ast.Module, site: Site) -> ast.Module:
    """The tree with this change made."""
    new = deepcopy(tree)
    parent: ast.AST = new
    for field, index in site.path[:-1]:
        child = getattr(parent, field)
        parent = child if index is None else child[index]
    field, index = site.path[-1]
    node = getattr(parent, field) if index is None else getattr(parent, field)[index]
    function = _function_at(new, site)
    _, put = list(_changes(node, function))[site.turn]
    put = ast.copy_location(put, node) if put is not None else ast.copy_location(ast.Pass(), node)
    if index is None:
        setattr(parent, field, put)
    else:
        getattr(parent, field)[index] = put
    return ast.fix_missing_locations(new)


Function = ast.FunctionDef
Path = tuple[tuple[str, int | None], ...]


def _functions(node: ast.AST, path: Path, name: str) -> Iterator[tuple[Path, tuple[str, Function]]]:
    """Functions of the module and methods of its classes, with the way to each."""
    for index, child in enumerate(getattr(node, "body", [])):
        at = (*path, ("body", index))
        if isinstance(child, ast.FunctionDef):
            yield at, (name + child.name, child)
        elif isinstance(child, ast.ClassDef):
            yield from _functions(child, at, f"{name}{child.name}.")


def _function_at(tree: ast.Module, site: Site) -> Function:
    node: ast.AST = tree
    for field, index in site.path:
        child = getattr(node, field)
        node = child if index is None else child[index]
        if isinstance(node, ast.FunctionDef):
            return node
    raise LookupError(site.name)


def _walk(node: ast.AST, path: Path, begins: int) -> Iterator[tuple[Path, ast.AST, int]]:
    """Nodes in which a change can be noticed, with the way to each and the line of its statement."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "args", "keywords") and not isinstance(
            node, ast.Call
        ):
            continue
        for index, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if not isinstance(child, ast.AST) or _unnoticed(child):
                continue
            at, line = (*path, (field, index)), child.lineno if isinstance(child, ast.stmt) else begins
            yield at, child, line
            yield from _walk(child, at, line)


def _unnoticed(node: ast.AST) -> bool:
    if isinstance(node, ast.Assert | ast.Raise | ast.JoinedStr):
        return True
    if isinstance(node, ast.keyword):
        return node.arg in ("strict", "clauses", "words")
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant) or _calls(node.value, "assert_never")
    return False


def _calls(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name


# --- changes ------------------------------------------------------------------------------------
def _changes(node: ast.AST, function: Function) -> Iterator[Change]:
    yield from _operator(node)
    yield from _value(node)
    yield from _condition(node)
    if isinstance(node, ast.Expr | ast.AugAssign):
        yield f"leave out `{_short(node)}`", None
    if isinstance(node, ast.Return) and node.value is not None:
        yield from _returned(node, function)


def _operator(node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPS and len(node.ops) == 1:
        yield _replaced(node, lambda new: new.ops.__setitem__(0, SWAPS[type(node.ops[0])]()))
    if isinstance(node, ast.Compare) and _is_text(node.comparators[-1]):
        yield _replaced(node, lambda new: new.comparators.__setitem__(-1, ast.Constant("no such")))
    if isinstance(node, ast.BinOp | ast.BoolOp) and type(node.op) in SWAPS:
        yield _replaced(node, lambda new: setattr(new, "op", SWAPS[type(node.op)]()))
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield f"`{_short(node)}` → `{_short(node.operand)}`", node.operand
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        yield f"`{_short(node)}` → `{_short(node.operand)}`", node.operand


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _value(node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield f"`{node.value}` → `{not node.value}`", ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield f"`{node.value}` → `{node.value + 1}`", ast.Constant(node.value + 1)
        if node.value:
            yield f"`{node.value}` → `{node.value - 1}`", ast.Constant(node.value - 1)


def _condition(node: ast.AST) -> Iterator[Change]:
    """A test is always or never met; a guard or filter always."""
    match node:
        case ast.If(test=test) | ast.IfExp(test=test):
            for word in (True, False):
                yield _always(node, test, word)
        case ast.comprehension(ifs=[*ifs]) if ifs:
            for index, test in enumerate(ifs):
                yield (
                    f"`if {_short(test)}` → always",
                    _copy(node, partial(_let_by, index)),
                )
        case ast.match_case(guard=ast.expr() as guard):
            yield (
                f"`case … if {_short(guard)}` → always",
                _copy(node, lambda new: setattr(new, "guard", ast.Constant(True))),
            )
        case _:
            return


def _let_by(index: int, new: ast.comprehension) -> None:
    new.ifs[index] = ast.Constant(True)


def _always(node: ast.AST, test: ast.AST, word: bool) -> Change:
    put = _copy(node, lambda new: setattr(new, "test", ast.Constant(word)))
    return f"`if {_short(test)}` → {'always' if word else 'never'}", put


def _returned(node: ast.Return, function: Function) -> Iterator[Change]:
    """Nothing is given back, or the opposite."""
    said = ast.unparse(function.returns) if function.returns else ""
    empty = EMPTY.get(said.partition("[")[0], "None")
    if said == "bool":
        empty = f"not ({ast.unparse(node)[7:]})"
    if ast.unparse(node)[7:] != empty and not (said == "bool" and isinstance(node.value, ast.Constant)):
        yield f"`{_short(node)}` → `{empty[:20]}`", ast.Return(ast.parse(empty, mode="eval").body)


def _replaced(node: ast.AST, change: Callable[[Any], object]) -> Change:
    put = _copy(node, change)
    return f"`{_short(node)}` → `{_short(put)}`", put


def _copy(node: ast.AST, change: Callable[[Any], object]) -> ast.AST:
    new = deepcopy(node)
    change(new)
    return new


def _short(node: ast.AST | None) -> str:
    text = " ".join(ast.unparse(node).split()) if node is not None else ""
    return text if len(text) <= 60 else text[:57] + "…"
