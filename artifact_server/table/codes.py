"""Join codes: a word that can be read out across a room, and a check letter that catches a slip."""

import re
import secrets

# Birds and stars, none of which sounds like another.
WORDS = tuple(
    """
    ALBATROSS AVOCET BITTERN BUNTING BUZZARD CONDOR CORMORANT CURLEW DIPPER DUNLIN EGRET FALCON FULMAR GANNET
    GODWIT GOSHAWK GROUSE HERON HOOPOE JACKDAW JACANA KESTREL KINGLET KITTIWAKE LAPWING LINNET MAGPIE MALLARD
    MARTIN MERLIN NIGHTJAR NUTHATCH ORIOLE OSPREY OSTRICH PARROT PELICAN PENGUIN PETREL PIGEON PINTAIL PIPIT
    PLOVER POCHARD PUFFIN QUETZAL RAZORBILL REDSTART ROBIN SANDPIPER SHRIKE SISKIN SKYLARK SNIPE SPARROW
    STARLING SWALLOW TANAGER TOUCAN TURNSTONE VULTURE WAGTAIL WARBLER WAXWING WHIMBREL WIGEON YELLOWHAMMER
    ACHERNAR ACRUX ADHARA ALCYONE ALDEBARAN ALGOL ALNITAK ALPHARD ALTAIR ANTARES ARCTURUS BELLATRIX BETELGEUSE
    CANOPUS CAPELLA CASTOR DENEB DUBHE ELNATH FOMALHAUT GEMINGA HADAR IZAR KOCHAB MEGREZ MERAK MINTAKA MIZAR
    NUNKI PERSEUS POLARIS POLLUX PROCYON REGULUS RIGEL SAIPH SCHEDAR SIRIUS SPICA TARAZED THUBAN VEGA ZOSMA
    """.split()  # noqa: SIM905 — a list that a person can read
)
# No letter that is taken for a digit or for another letter when read out.
CHECKS = "ACEFHJKLPRTWXY"
_CODE = re.compile(r"([A-Z]+)([0-9]{2,3})([A-Z])")
"""Games of old have two digits."""


def new_code() -> str:
    """A code such as KESTREL-427T: one of a hundred thousand, which nobody gets through at the pace of the join page."""
    word = secrets.choice(WORDS)
    number = f"{secrets.randbelow(900) + 100}"
    return f"{word}-{number}{_check(word + number)}"


def read_code(text: str) -> str | None:
    """The code that somebody typed, in whatever case and with whatever between; None if there is a slip in it."""
    plain = "".join(sign for sign in text.upper() if sign.isascii() and sign.isalnum())
    found = _CODE.fullmatch(plain)
    if found is None:
        return None
    word, number, check = found.groups()
    if word not in WORDS or check != _check(word + number):
        return None
    return f"{word}-{number}{check}"


def _check(plain: str) -> str:
    total = sum(place * ord(sign) for place, sign in enumerate(plain, start=1))
    return CHECKS[total % len(CHECKS)]
