"""Expressions in charts: read with a closed list of words, checked before play, worked out without surprises.

Written like Python, read by its parser, but nothing of it is ever run: what is not on the list below is refused.
and, or, not · comparisons · whole numbers · words in quotes · named words `word(…)` · len(LIST) · any, all and
sum(… for x in LIST), a LIST being a named word's or words in brackets.
"""

import ast
import operator
import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

TRUTH, NUMBER, LIST = "truth", "number", "list"
LONGEST = 600
DEEPEST = 12
MOST_LOOPS = 2
"""One within the other: with each the work grows by as many times as there are things."""
_SIGNS = re.compile(r"[^A-Za-z0-9_'\" ()<>=!+,\n]")
_BROKEN = (SyntaxError, ValueError, RecursionError, MemoryError)
_ORDERS: dict[type[ast.cmpop], Callable[[Any, Any], bool]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}
_FOLDS: dict[str, tuple[str, Callable[[list[Any]], Any]]] = {
    "any": (TRUTH, any),
    "all": (TRUTH, all),
    "sum": (NUMBER, sum),
}

Named = Callable[..., Any]


@dataclass(frozen=True, slots=True)
class Word:
    """A word that expressions may use: the sorts of its arguments, and what it gives. `list:thing` is a list of things."""

    takes: tuple[str, ...]
    gives: str


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """All that expressions may say: words, names that stand for something, and which quoted words are of which sort."""

    words: Mapping[str, Word]
    names: Mapping[str, str]
    quoted: Mapping[str, Collection[str]]


class BadExpression(Exception):
    """Cannot be understood: a stable `code`, the text it is about, and where (from 1)."""

    def __init__(self, code: str, column: int, about: str = "") -> None:
        super().__init__(f"{code} at {column}: {about}")
        self.code, self.column, self.about = code, column, about


@dataclass(frozen=True, slots=True)
class Expression:
    """A checked expression. `work` gives its value, with what its words mean and its names stand for."""

    text: str
    _node: "_Node"

    def work(self, words: Mapping[str, Named], names: Mapping[str, Any]) -> Any:
        return self._node(words, names)


_Node = Callable[[Mapping[str, Named], Mapping[str, Any]], Any]
_Read = tuple[str, _Node]
"""The sort of a part, and how to work it out."""


def read_expression(text: str, vocabulary: Vocabulary, gives: str = TRUTH) -> Expression:
    """Read and check. Raises BadExpression for all that is not on the list, before anything is worked out."""
    if len(text) > LONGEST:
        raise BadExpression("too-long", LONGEST)
    if strange := _SIGNS.search(text):
        raise BadExpression("strange-sign", strange.start() + 1, strange.group())
    try:
        tree = ast.parse(text, mode="eval").body
    except _BROKEN as fault:
        raise BadExpression("no-expression", getattr(fault, "offset", None) or 1) from None
    sort, node = _Reader(vocabulary).read(tree, 0)
    if sort != gives:
        raise BadExpression("wrong-sort", 1, gives)
    return Expression(text, node)


class _Reader:
    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.each: dict[str, str] = {}
        """Names that run through a list, and their sort."""

    def read(self, tree: ast.expr, depth: int) -> _Read:
        if depth > DEEPEST:
            _refuse(tree, "too-deep")
        match tree:
            case ast.BoolOp():
                return self._joined(tree, depth)
            case ast.UnaryOp(op=ast.Not()):
                part = self._of(tree.operand, TRUTH, depth)
                return TRUTH, lambda words, names: not part(words, names)
            case ast.Compare(ops=[_], comparators=[_]):
                return self._compared(tree, depth)
            case ast.Call(func=ast.Name(id=name)):
                return self._called(tree, name, depth)
            case ast.Constant(value=bool()):
                _refuse(tree, "unknown-form")
            case ast.Constant(value=int() as number):
                return NUMBER, lambda words, names: number
            case ast.Name(id=name):
                sort = self.each.get(name) or self.vocabulary.names.get(name)
                if sort is None:
                    _refuse(tree, "unknown-name", name)
                return sort, lambda words, names: names[name]
            case _:
                _refuse(tree, "unknown-form")

    def _joined(self, tree: ast.BoolOp, depth: int) -> _Read:
        parts = [self._of(each, TRUTH, depth) for each in tree.values]
        fold = all if isinstance(tree.op, ast.And) else any
        return TRUTH, lambda words, names: fold(part(words, names) for part in parts)

    def _compared(self, tree: ast.Compare, depth: int) -> _Read:
        compare = _ORDERS.get(type(tree.ops[0]))
        if compare is None:
            _refuse(tree, "unknown-form")
        sort, left = self.read(tree.left, depth + 1)
        if sort != NUMBER and compare not in (operator.eq, operator.ne):
            _refuse(tree, "wrong-sort", NUMBER)
        right = self._of(tree.comparators[0], sort, depth)
        return TRUTH, lambda words, names: compare(left(words, names), right(words, names))

    def _of(self, tree: ast.expr, sort: str, depth: int) -> _Node:
        """A part that must be of this sort; a quoted word is of every sort that lists it."""
        if isinstance(tree, ast.Constant) and isinstance(tree.value, str):
            quoted: str = tree.value
            if quoted not in self.vocabulary.quoted.get(sort, ()):
                _refuse(tree, "unknown-quoted", quoted)
            return lambda words, names: quoted
        found, node = self.read(tree, depth + 1)
        if found != sort:
            _refuse(tree, "wrong-sort", sort)
        return node

    def _called(self, tree: ast.Call, name: str, depth: int) -> _Read:
        if tree.keywords:
            _refuse(tree, "unknown-form")
        if name == "len" and len(tree.args) == 1:
            _, many = self._list(tree.args[0], depth)
            return NUMBER, lambda words, names: len(many(words, names))
        if name in _FOLDS and len(tree.args) == 1:
            return self._folded(tree, name, depth)
        word = self.vocabulary.words.get(name)
        if word is None:
            _refuse(tree, "unknown-word", name)
        if len(word.takes) != len(tree.args):
            _refuse(tree, "wrong-number", name)
        parts = [self._of(each, sort, depth) for each, sort in zip(tree.args, word.takes, strict=True)]
        return word.gives, lambda words, names: words[name](*(part(words, names) for part in parts))

    def _folded(self, tree: ast.Call, name: str, depth: int) -> _Read:
        """any, all, sum: one name runs through one list, nothing is left out of it."""
        runs = tree.args[0]
        if not isinstance(runs, ast.GeneratorExp) or len(runs.generators) != 1:
            _refuse(tree, "unknown-form")
        if len(self.each) >= MOST_LOOPS:
            _refuse(tree, "too-deep")
        loop = runs.generators[0]
        if loop.ifs or loop.is_async or not isinstance(loop.target, ast.Name):
            _refuse(tree, "unknown-form")
        each = loop.target.id
        if each in self.each or each in self.vocabulary.names or each in self.vocabulary.words:
            _refuse(tree, "name-taken", each)
        sort, many = self._list(loop.iter, depth)
        self.each[each] = sort
        body = self._of(runs.elt, TRUTH, depth)
        del self.each[each]
        gives, fold = _FOLDS[name]
        return gives, lambda words, names: fold(
            [body(words, {**names, each: one}) for one in many(words, names)]
        )

    def _list(self, tree: ast.expr, depth: int) -> _Read:
        """The sort of its members, and the list."""
        if isinstance(tree, ast.Tuple) and tree.elts:
            texts = [e.value if isinstance(e, ast.Constant) else None for e in tree.elts]
            for sort, quoted in self.vocabulary.quoted.items():
                if all(isinstance(text, str) and text in quoted for text in texts):
                    return sort, lambda words, names: texts
            _refuse(tree, "unknown-quoted", str(texts[0] or ""))
        sort, node = self.read(tree, depth + 1)
        kind, _, member = sort.partition(":")
        if kind != LIST:
            _refuse(tree, "wrong-sort", LIST)
        return member, node


def _refuse(tree: ast.expr, code: str, about: str = "") -> NoReturn:
    raise BadExpression(code, tree.col_offset + 1, about)
