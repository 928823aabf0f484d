"""What was said at the table: labelled sentences, + for strong and - for weak."""

import tomllib
from collections import Counter
from importlib import resources

import pytest

from fujikit.engine.errors import BadInput
from fujikit.fuji.odds import Neighbour, Said, heard
from fujikit.fuji.talk import referee
from fujikit.fuji.talk.heard.words import vocabulary

CARD = "pink|4"
SIGNS = {"+": "strong", "-": "weak"}

ENGLISH = [
    ("I'm strong on yellow.", "+yellow"),
    ("No danger on even dice.", "-even"),
    ("I rolled poorly for odd.", "-odd"),
    ("I've got a lot of high dice", "+4|5|6"),
    ("I rolled poorly for my card.", "-pink|4"),
    ("Pretty good on pink, terrible on blue.", "+pink -blue"),
    ("I'm not strong on yellow.", "-yellow"),
    ("Not bad on blue!", "+blue"),
    ("My yellow dice are great, but my pink ones are weak.", "+yellow -pink"),
    ("Careful, I'm dangerous on odd", "+odd"),
    ("I don't have much blue", "-blue"),
    ("Strong on blue, but not on yellow", "+blue -yellow"),
    ("On pink, I'm really strong.", "+pink"),
    ("High yellow dice over here", "+yellow"),
    ("My blues are low.", "-blue"),
    ("I have low dice this time.", "+1|2|3"),
    ("I'm no threat to you on yellow.", "-yellow"),
    ("Strong on odd pink, weak on even yellow.", "+odd(pink) -even(yellow)"),
    ("Nothing good on even.", "-even"),
    ("Great roll for my destination!", "+pink|4"),
    ("Hardly any danger from me on blue.", "-blue"),
    ("I'm going to c4.", ""),
    ("Are you strong on yellow?", ""),
    ("You're strong on yellow.", ""),
    ("I hope for strong yellow dice.", ""),
    ("No doubt I'm strong on pink.", "+pink"),
    ("I'd like the yellow card.", ""),
    ("Even if the lava comes, we make it.", ""),
    ("Good luck!", ""),
    ("I am strong on yellow and blue, weak on pink", "+yellow +blue -pink"),
    ("A bit of yellow and a lot of pink.", "+pink"),
    ("The yellow ones are great, the blue ones not so much.", "+yellow -blue"),
    ("I haven't got many evens, go ahead.", "-even"),
    ("High five, that went well!", ""),
]
FRENCH = [
    ("J'ai de gros dés jaunes.", "+yellow"),
    ("Je suis fort en rose.", "+pink"),
    ("Aucun danger sur les pairs.", "-even"),
    ("J'ai mal lancé pour les impairs.", "-odd"),
    ("J'ai plein de dés élevés.", "+4|5|6"),
    ("Mauvais lancer pour ma carte.", "-pink|4"),
    ("Je suis faible en bleu, mais fort en jaune.", "-blue +yellow"),
    ("Pas mal en rose !", "+pink"),
    ("Je ne suis pas dangereux sur les jaunes.", "-yellow"),
    ("Mes bleus sont excellents.", "+blue"),
    ("Rien de bon en jaune.", "-yellow"),
    ("J'ai de petits dés cette fois.", "+1|2|3"),
    ("Attention, je suis une menace sur les impairs.", "+odd"),
    ("Fort en bleu, mais pas en rose.", "+blue -pink"),
    ("Pour le jaune, c'est très bon.", "+yellow"),
    ("Beaucoup de rose chez moi.", "+pink"),
    ("Peu de bleu, hélas.", "-blue"),
    ("Mes dés roses impairs sont superbes, enfin bons.", "+odd(pink)"),
    ("Je n'ai pas de jaune.", "-yellow"),
    ("Ma carte ? Très bon lancer pour ma carte.", "+pink|4"),
    ("Je ne suis pas mauvais en pairs.", "+even"),
    ("Tu es fort en jaune.", ""),
    ("Es-tu fort en jaune ?", ""),
    ("J'espère de bons dés jaunes.", ""),
    ("Bonne chance à tous !", ""),
    ("Je vais en c4.", ""),
    ("Sans doute fort en bleu.", "+blue"),
    ("Des dés jaunes faibles et roses forts.", "-yellow +pink"),
    ("Pas terrible en rose, pas mal en bleu.", "-pink +blue"),
    ("Les jaunes sont super, les bleus moins.", "+yellow -blue"),
    ("Un peu de rose, un peu de bleu.", ""),
]
POLISH = [
    ("Jestem mocny w żółtych.", "+yellow"),
    ("Żadnego zagrożenia na parzystych.", "-even"),
    ("Słabo rzuciłem na nieparzyste.", "-odd"),
    ("Mam dużo wysokich kości.", "+4|5|6"),
    ("Kiepski rzut na moją kartę.", "-pink|4"),
    ("Mam mocne żółte, ale słabe różowe.", "+yellow -pink"),
    ("Nie mam dobrych niebieskich.", "-blue"),
    ("Nieźle mi poszło z różowymi.", "+pink"),
    ("Nie jestem groźna na niebieskich.", "-blue"),
    ("Uwaga, jestem groźna na nieparzystych!", "+odd"),
    ("Dużo żółtego u mnie.", "+yellow"),
    ("Mało niebieskiego.", "-blue"),
    ("Niskie kości tym razem.", "+1|2|3"),
    ("Moje różowe są wysokie.", "+pink"),
    ("Moje różowe są niskie.", "-pink"),
    ("Świetny rzut na mój cel!", "+pink|4"),
    ("Nie mam żółtych.", "-yellow"),
    ("Mocne niebieskie, ale nie żółte.", "+blue -yellow"),
    ("Nic dobrego na parzystych.", "-even"),
    ("W różowych jestem niezły.", "+pink"),
    ("Jestem mocna w nieparzystych różowych.", "+odd(pink)"),
    ("Masz mocne żółte.", ""),
    ("Czy jesteś mocny w żółtych?", ""),
    ("Chcę mocne żółte.", ""),
    ("Idę na c4.", ""),
    ("Dobry pomysł!", ""),
    ("Bez wątpienia jestem mocny w niebieskich.", "+blue"),
    ("Nie jest źle w żółtych.", "+yellow"),
    ("Żółte świetne, niebieskie trochę mniej.", "+yellow -blue"),
    ("Brak różowych.", "-pink"),
    ("Większość drogi za nami.", ""),
]
LABELLED = [
    *(("en", *sentence) for sentence in ENGLISH),
    *(("fr", *sentence) for sentence in FRENCH),
    *(("pl", *sentence) for sentence in POLISH),
]


def label(said: list[Said]) -> str:
    signs = {quality: sign for sign, quality in SIGNS.items()}
    return " ".join(signs[each.quality] + each.need for each in said)


@pytest.mark.clause("talk.qualitative")
@pytest.mark.parametrize(("lang", "text", "meant"), LABELLED)
def test_what_is_said_is_heard(lang: str, text: str, meant: str) -> None:
    assert label(heard(text, lang, destination=CARD)) == meant


@pytest.mark.parametrize(("lang", "text", "meant"), LABELLED)
def test_case_and_accents_do_not_matter_to_what_is_shouted(lang: str, text: str, meant: str) -> None:
    assert label(heard(text.upper(), lang, destination=CARD)) == meant


def test_without_a_destination_my_card_means_nothing() -> None:
    assert heard("I rolled poorly for my card.") == []


def test_what_is_heard_is_evidence() -> None:
    said = tuple(heard("Strong on yellow, no danger on even."))
    quiet, loud = Neighbour.of(6), Neighbour.of(6, said=said)
    assert loud.total("yellow").mean > quiet.total("yellow").mean
    assert loud.total("even").mean < quiet.total("even").mean


def test_nothing_is_heard_in_an_empty_text() -> None:
    assert heard("") == heard("…?!") == []


@pytest.mark.parametrize("rest", [{"lang": "de"}, {"destination": "purple"}])
def test_bad_input_is_named(rest: dict[str, str]) -> None:
    with pytest.raises(BadInput):
        heard("strong on yellow", **rest)


@pytest.mark.parametrize(("lang", "text"), [(lang, text) for lang, text, meant in LABELLED if "+" in meant])
def test_most_of_it_may_be_said(lang: str, text: str) -> None:
    """The sentences are of the kind that the rules allow."""
    assert referee(text, lang=lang).ok


def lists(lang: str) -> dict[str, list[str]]:
    file = resources.files("fujikit.fuji.talk.heard") / f"{lang}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_no_word_stands_in_two_lists(lang: str) -> None:
    """Not even without its accents, as it is looked up."""
    keys = vocabulary(lang).keys
    forms = ({(keys(word), word.endswith("*")) for word in words} for words in lists(lang).values())
    words = Counter(form for each in forms for form in each)
    assert [word for word, count in words.items() if count > 1] == []
    assert sorted(lists(lang)) == sorted(lists("en"))
