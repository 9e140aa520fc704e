"""What the voice says, in the players' language (pure): short sentences for the ear.

English says what the log says; the other languages have a sentence for each situation. What a
refusal or a question is about stays on the screen: the voice only calls for a look at it.
"""

from __future__ import annotations

from collections.abc import Mapping

from hub.game import Match
from hub.language.telling import turn
from hub.referee.verdict import Refused, Unclear, Verdict

PHRASES: Mapping[str, Mapping[str, str]] = {
    "de": {
        "turn": "{name} ist dran.",
        "second": "{name} legt noch einen Stein nach dem Doppel.",
        "cover": "{name} muss das Doppel {tile} decken.",
        "count": "Die Runde ist vorbei. {name} legt die übrigen Steine offen hin.",
        "counted": "Die Runde ist gezählt.",
        "deal": "Bitte Steine verteilen.",
        "won": "{name} gewinnt das Spiel.",
        "shared": "{name} gewinnen das Spiel.",
        "refused": "Das ist nicht erlaubt.",
        "question": "Eine Frage. Bitte auf den Schirm schauen.",
        "and": " und ",
    },
    "fr": {
        "turn": "C'est à {name} de jouer.",
        "second": "{name} pose encore une tuile après le double.",
        "cover": "{name} doit couvrir le double {tile}.",
        "count": "La manche est finie. {name} montre ses tuiles.",
        "counted": "La manche est comptée.",
        "deal": "Distribuez les tuiles.",
        "won": "{name} gagne la partie.",
        "shared": "{name} gagnent la partie.",
        "refused": "Ce coup n'est pas permis.",
        "question": "Une question. Regardez l'écran.",
        "and": " et ",
    },
    "it": {
        "turn": "Tocca a {name}.",
        "second": "{name} posa un'altra tessera dopo il doppio.",
        "cover": "{name} deve coprire il doppio {tile}.",
        "count": "La mano è finita. {name} mostra le sue tessere.",
        "counted": "La mano è contata.",
        "deal": "Distribuite le tessere.",
        "won": "{name} vince la partita.",
        "shared": "{name} vincono la partita.",
        "refused": "Questa mossa non è permessa.",
        "question": "Una domanda. Guardate lo schermo.",
        "and": " e ",
    },
    "es": {
        "turn": "Le toca a {name}.",
        "second": "{name} pone otra ficha después del doble.",
        "cover": "{name} tiene que cubrir el doble {tile}.",
        "count": "La ronda ha terminado. {name} muestra sus fichas.",
        "counted": "La ronda está contada.",
        "deal": "Repartan las fichas.",
        "won": "{name} gana la partida.",
        "shared": "{name} ganan la partida.",
        "refused": "Esa jugada no está permitida.",
        "question": "Una pregunta. Miren la pantalla.",
        "and": " y ",
    },
    "nl": {
        "turn": "{name} is aan de beurt.",
        "second": "{name} legt nog een steen na de dubbele.",
        "cover": "{name} moet de dubbele {tile} afdekken.",
        "count": "De ronde is voorbij. {name} legt de stenen open neer.",
        "counted": "De ronde is geteld.",
        "deal": "Deel de stenen uit.",
        "won": "{name} wint het spel.",
        "shared": "{name} winnen het spel.",
        "refused": "Dat mag niet.",
        "question": "Een vraag. Kijk op het scherm.",
        "and": " en ",
    },
    "pl": {
        "turn": "Teraz gra {name}.",
        "second": "{name} dokłada jeszcze jedną kostkę po dublecie.",
        "cover": "{name} musi przykryć dublet {tile}.",
        "count": "Koniec rundy. {name} odkrywa swoje kostki.",
        "counted": "Runda policzona.",
        "deal": "Proszę rozdać kostki.",
        "won": "Grę wygrywa {name}.",
        "shared": "Grę wygrywają {name}.",
        "refused": "Ten ruch jest niedozwolony.",
        "question": "Pytanie. Proszę spojrzeć na ekran.",
        "and": " i ",
    },
}


class UnknownLanguage(ValueError):
    """A language in which nothing can be said yet; the text lists the others."""


def spoken(match: Match, verdict: Verdict, language: str) -> str:
    """The sentence for what has to be known now. Raises UnknownLanguage."""
    if language == "en":
        if isinstance(verdict, Refused):
            return verdict.refusal.sentence
        return verdict.question.text if isinstance(verdict, Unclear) else turn(match)
    if language not in PHRASES:
        known = ", ".join(("en", *PHRASES))
        raise UnknownLanguage(f"Nothing is said in {language!r} yet. Known: {known}.")
    key, name, tile = _situation(match, verdict, PHRASES[language]["and"])
    return PHRASES[language][key].format(name=name, tile=tile)


def _situation(match: Match, verdict: Verdict, between: str) -> tuple[str, str, str]:
    """Which phrase, with the name and the tile that it is about."""
    if isinstance(verdict, Refused):
        return "refused", "", ""
    if isinstance(verdict, Unclear):
        return "question", "", ""
    if match.over:
        names = between.join(match.players[letter] for letter in match.winners)
        return ("won" if len(match.winners) == 1 else "shared"), names, ""
    round = match.round
    if round is None:
        return "deal", "", ""
    if round.outcome is not None:
        return ("count", match.players[match.due[0]], "") if match.due else ("counted", "", "")
    name = round.players[round.turn]
    if round.second:
        return "second", name, ""
    if round.doubles:
        double = round.trains[round.doubles[0]].tiles[-1]
        return "cover", name, str(double.high)
    return "turn", name, ""
