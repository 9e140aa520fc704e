"""A language that nobody speaks: English with accents, a third longer, to see what breaks."""

from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from hub.language.language import CATALOGUE, SOURCE, Language
from hub.language.rules import source

ACCENTS = str.maketrans("aceinouyACEINOUYsz", "áçéîñöûýÀÇÉÎÑÖÛÝšž")
LONGER = 1.35


class _Longer(Transformer):
    """Accents every text, and makes it longer by words of its own."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:
        text = node.value.translate(ACCENTS)
        more = round(len(text.strip()) * (LONGER - 1))
        if more > 2:
            end = text.rstrip(". ?!:")
            text = f"{end} {'ëñ ' * (more // 3)}".rstrip() + text[len(end) :]
        return ftl.TextElement(text)


def pseudo(folder: Path) -> Language:
    """The language, its catalogue written into `folder`."""
    rules = "\n".join(f"{id} = {text}" for id, text in source().items())
    text = f"{(CATALOGUE / f'{SOURCE}.ftl').read_text(encoding='utf-8')}\n{rules}\n"
    body = _Longer().visit(FluentParser().parse(text))
    path = folder / "pseudo.ftl"
    path.write_text(FluentSerializer().serialize(body), encoding="utf-8")
    return Language("fr", path)
