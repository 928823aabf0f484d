"""The referee of table talk, judged by labelled sentences and by the examples of the rulebook."""

import re
import subprocess
import sys
import time
import tomllib
import unicodedata
from importlib import resources

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fujikit.engine.errors import BadInput
from fujikit.engine.words import LANGUAGES
from fujikit.fuji.talk import lexicon as lexicon_module
from fujikit.fuji.talk import referee
from tests.fuji.talk.report import accuracy, agrees, table
from tests.fuji.talk.sentences import sentences

LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


def words(text: str, lang: str) -> list[str]:
    return [str(dict(reason.numbers)["word"]) for reason in referee(text, lang).reasons]


def cases(text: str, lang: str) -> list[tuple[str, str]]:
    return [(reason.clause, reason.case) for reason in referee(text, lang).reasons]


@pytest.mark.clause("talk.no-numbers", "talk.no-average")
@pytest.mark.parametrize(
    ("lang", "text", "clause", "case", "word"),
    [
        ("en", "I've got three dice in yellow.", "talk.no-numbers", "count", "three"),
        ("en", "I have lots of fives.", "talk.no-numbers", "value", "fives"),
        ("en", "I don't have any odd ones.", "talk.no-numbers", "none", "any"),
        ("en", "I've a bit more pink than the average.", "talk.no-average", "", "average"),
        ("fr", "J'ai trois dés en jaune.", "talk.no-numbers", "count", "trois"),
        ("fr", "J'ai plein de cinq.", "talk.no-numbers", "value", "cinq"),
        ("fr", "J'ai pas de dés impairs.", "talk.no-numbers", "none", "pas de"),
        ("fr", "J'ai un peu plus de roses que la moyenne.", "talk.no-average", "", "la moyenne"),
        ("pl", "Mam trzy kości żółte.", "talk.no-numbers", "count", "trzy"),
        ("pl", "Mam sporo piątek.", "talk.no-numbers", "value", "piątek"),
        ("pl", "U mnie żadnych parzystych.", "talk.no-numbers", "none", "żadnych"),
        ("pl", "Różowych mam nieco ponad połowę.", "talk.no-numbers", "part", "połowę"),
    ],
)
def test_f_07_count_value_none_and_average_are_refused(
    lang: str, text: str, clause: str, case: str, word: str
) -> None:
    assert cases(text, lang) == [(clause, case)]
    assert words(text, lang) == [word]


@pytest.mark.clause("talk.qualitative")
@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "I have a lot of high dice."),
        ("en", "I'm no danger to you on even dice."),
        ("en", "I rolled poorly for my own card."),
        ("fr", "J'ai beaucoup de dés avec une grande valeur."),
        ("fr", "Je ne suis pas dangereuse si on regarde les pairs."),
        ("fr", "Mon jet est mauvais pour ma carte."),
        ("pl", "Mam dużo kości o wysokich wartościach."),
        ("pl", "Na parzystych kościach raczej ci nie zagrożę."),
        ("pl", "Słabo rzuciłam na własny znacznik."),
    ],
)
def test_f_08_vague_talk_is_allowed(lang: str, text: str) -> None:
    assert referee(text, lang).ok


@pytest.mark.clause("talk.public-numbers")
@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Option two: I go 2, you go 3."),
        ("en", "I go three steps to c4, so I have no reroll; you lost 2 stamina in round five."),
        ("fr", "Je fais trois pas jusqu'à c4, sans relance ; tu as perdu 2 d'endurance à la manche cinq."),
        (
            "pl",
            "Idę trzy kroki na c4, więc nie mam przerzutów; w piątej rundzie straciłaś 2 punkty kondycji.",
        ),
    ],
)
def test_numbers_about_anything_but_dice_are_free(lang: str, text: str) -> None:
    assert referee(text, lang).ok


@pytest.mark.clause("talk.no-numbers", "talk.public-numbers")
@pytest.mark.parametrize(
    ("lang", "dice", "other"),
    [
        ("en", "I've two fabulous yellow dice.", "I've two fabulous uncles."),
        ("fr", "J'ai deux fabuleux dés.", "J'ai deux fabuleux oncles."),
        ("pl", "Mam dwie bajeczne kości.", "Mam dwie bajeczne ciotki."),
    ],
)
def test_a_word_the_referee_does_not_know_changes_nothing(lang: str, dice: str, other: str) -> None:
    assert referee(dice, lang).clauses == ["talk.no-numbers"]
    assert referee(other, lang).ok


@pytest.mark.clause("talk.no-numbers")
@pytest.mark.parametrize(
    ("lang", "text", "word"),
    [
        ("en", "My dice are even, all of them.", "all of"),
        ("fr", "Mes dés sont pairs, tous sans exception.", "tous"),
        ("pl", "Moje kości są parzyste, wszystkie.", "wszystkie"),
    ],
)
def test_an_afterthought_is_about_what_was_said_before(lang: str, text: str, word: str) -> None:
    assert words(text, lang) == [word]


@pytest.mark.clause("talk.public-numbers")
@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "I want the yellow or four card."),
        ("fr", "Je veux la carte jaune ou quatre."),
        ("pl", "Chcę kartę z czwórką."),
    ],
)
def test_a_card_is_not_named_by_the_values_it_asks_for(lang: str, text: str) -> None:
    assert referee(text, lang).clauses == ["talk.no-numbers"]


@pytest.mark.clause("talk.compare")
@pytest.mark.parametrize(
    ("lang", "vague", "exact"),
    [
        ("en", "I'm better than you on blue.", "I'm three better than you on blue."),
        ("fr", "Je suis mieux que toi en bleu.", "Je suis trois au-dessus de toi en bleu."),
        ("pl", "Na niebieskich jestem lepsza od ciebie.", "Na niebieskich jestem o trzy lepsza od ciebie."),
    ],
)
def test_comparing_is_free_while_it_stays_vague(lang: str, vague: str, exact: str) -> None:
    assert referee(vague, lang).ok
    assert referee(exact, lang).clauses == ["talk.no-numbers"]


@pytest.mark.clause("talk.open-dice")
@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "We all see it on the radio: Jona has two sixes."),
        ("fr", "On le voit tous à la radio : Jona a deux six."),
        ("pl", "Przez radio wszyscy widzą: Jona ma dwie szóstki."),
    ],
)
def test_open_dice_are_not_told_either(lang: str, text: str) -> None:
    assert referee(text, lang).clauses == ["talk.no-numbers"]


@pytest.mark.clause("talk.questions")
@pytest.mark.parametrize(
    ("lang", "refused", "free"),
    [
        ("en", "How many yellows have you got?", "How many steps have you got?"),
        ("fr", "Tu as combien de jaunes ?", "Tu as combien de cartes ?"),
        ("pl", "Ile masz żółtych?", "Ile masz kart?"),
    ],
)
def test_a_question_with_a_forbidden_number_is_refused(lang: str, refused: str, free: str) -> None:
    assert referee(refused, lang).clauses == ["talk.no-numbers", "talk.questions"]
    assert referee(free, lang).ok


@pytest.mark.clause("talk.questions")
def test_only_the_question_that_holds_the_number_is_named() -> None:
    assert referee("Ready? I've got two sixes.").clauses == ["talk.no-numbers"]


@pytest.mark.clause("talk.no-codes")
@pytest.mark.parametrize(
    ("lang", "code", "free"),
    [
        ("en", "If I cough, it means strong pink.", "If I cough, it's because of the smoke."),
        ("fr", "Si je tousse, ça veut dire du rose costaud.", "Si je tousse, c'est la fumée."),
        ("pl", "Jak kaszlnę, to znaczy, że mam mocne różowe.", "Jak kaszlę, to od dymu."),
    ],
)
def test_codes_are_refused(lang: str, code: str, free: str) -> None:
    assert referee(code, lang).clauses == ["talk.no-codes"]
    assert referee(free, lang).ok


@LANGUAGE
def test_the_sentences_kept_for_judging_agree(lang: str) -> None:
    figure = accuracy(lang, "judge")
    sys.stdout.write(f"table talk, {lang}: {figure:.3f} of the sentences kept for judging\n")
    assert figure >= 0.93


@LANGUAGE
def test_the_labelled_sets_are_large_and_balanced(lang: str) -> None:
    everything = sentences(lang, "work") + sentences(lang, "judge")
    assert len({sentence.text for sentence in everything}) == len(everything) >= 260
    assert 0.4 < sum(sentence.allowed for sentence in everything) / len(everything) < 0.6
    assert all(sentence.allowed or sentence.word in sentence.text for sentence in everything)


def test_the_report_has_a_line_for_each_language() -> None:
    assert [line[:2] for line in table().splitlines()[1:]] == list(LANGUAGES)


@LANGUAGE
def test_the_labelled_word_is_named(lang: str) -> None:
    refused = [sentence for sentence in sentences(lang, "work") if not sentence.allowed]
    named = [bool(parts(sentence.word) & parts(" ".join(words(sentence.text, lang)))) for sentence in refused]
    assert sum(named) / len(named) > 0.95


def parts(text: str) -> set[str]:
    return set(text.casefold().replace("-", " ").split())


@LANGUAGE
def test_capitals_change_no_verdict(lang: str) -> None:
    shouted = [sentence for sentence in sentences(lang, "work") if agrees(sentence, lang)]
    for sentence in shouted:
        assert referee(sentence.text.upper(), lang).ok == sentence.allowed, sentence.text


def without_accents(text: str) -> str:
    marked = unicodedata.normalize("NFD", text.replace("ł", "l").replace("Ł", "L"))
    return "".join(letter for letter in marked if not unicodedata.combining(letter))


@LANGUAGE
def test_left_out_accents_hardly_change_a_verdict(lang: str) -> None:
    plain = [sentence for sentence in sentences(lang, "work") if agrees(sentence, lang)]
    kept = [referee(without_accents(sentence.text), lang).ok == sentence.allowed for sentence in plain]
    assert sum(kept) / len(kept) > 0.97


COUNTS = {
    "en": """
    two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
    eighteen nineteen twenty twenty-one twenty-two twenty-nine thirty thirty-one thirty-six 2 17 36
    """,
    "fr": """
    deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit
    dix-neuf vingt vingt-et-un vingt-deux vingt-neuf trente trente-et-un trente-six quatre-vingt-dix 2 17 36
    """,
    "pl": """
    dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście
    piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście dwadzieścia trzydzieści
    dwóch trzech czterech pięciu sześciu siedmiu ośmiu dziewięciu dziesięciu jedenastu dwunastu trzynastu
    czternastu piętnastu szesnastu siedemnastu osiemnastu dziewiętnastu dwudziestu trzydziestu
    dwoma dwiema trzema czterema pięcioma sześcioma siedmioma ośmioma dziewięcioma dziesięcioma jedenastoma
    dwunastoma dwadzieścia-dwie dwudziestu-czterech trzydzieści-sześć dwojgiem pięcioro 2 17 36
    """,
}
TALK = {
    "en": ("I see {} yellow dice here.", "I'm at {}.", "I see {} steps to d4."),
    "fr": ("Je vois {} dés jaunes ici.", "Je suis à {}.", "Je vois {} pas vers d4."),
    "pl": ("Widać tu {} żółtych kości.", "Wychodzi mi {}.", "Widać tu {} kroków do d4."),
}


@pytest.mark.clause("talk.no-numbers", "talk.public-numbers")
@pytest.mark.parametrize(
    ("lang", "count"), [(lang, count) for lang in LANGUAGES for count in COUNTS[lang].split()]
)
def test_every_numeral_is_known(lang: str, count: str) -> None:
    of_dice, bare, of_steps = (template.format(count) for template in TALK[lang])
    assert words(of_dice, lang) == [count]
    assert words(bare, lang) == [count]
    assert referee(of_steps, lang).ok


POLISH_FACES = """
jedynka jedynki jedynkę jedynek jedynkami dwójka dwójki dwójek trójka trójkę trójek czwórka czwórki czwórkami
piątka piątki piątkę piątką piątek piątkom piątkami piątkach szóstka szóstki szóstce szóstkę szóstek szóstkami
"""


@pytest.mark.clause("talk.no-numbers")
@pytest.mark.parametrize("face", POLISH_FACES.split())
def test_every_form_of_a_polish_face_is_known(face: str) -> None:
    assert cases(f"Chodzi o {face}.", "pl") == [("talk.no-numbers", "value")]


@given(text=st.text(), lang=st.sampled_from(LANGUAGES))
def test_any_text_gets_a_verdict(text: str, lang: str) -> None:
    assert all(word in text for word in words(text, lang))


SPOKEN = {
    lang: sorted({word for one in sentences(lang, "work") for word in one.text.split()} | {"?", ",", "."})
    for lang in LANGUAGES
}


@given(data=st.data(), lang=st.sampled_from(LANGUAGES))
def test_any_order_of_the_words_of_the_table_gets_a_verdict(data: st.DataObject, lang: str) -> None:
    text = " ".join(data.draw(st.lists(st.sampled_from(SPOKEN[lang]), max_size=12)))
    assert all(word in text for word in words(text, lang))


@LANGUAGE
def test_saying_nothing_is_allowed(lang: str) -> None:
    assert referee("", lang).ok
    assert referee(" … ", lang).ok


@pytest.mark.unmeasured
@LANGUAGE
def test_a_very_long_speech_is_judged_quickly(lang: str) -> None:
    speech = " ".join(sentence.text for sentence in sentences(lang, "work")) + " 3" * 5_000
    begun = time.perf_counter()
    referee(speech, lang)
    assert time.perf_counter() - begun < 10


@LANGUAGE
def test_lexicons_use_the_documented_tags_only(lang: str) -> None:
    known = set(re.findall(r"`(\w+)`", str(lexicon_module.__doc__)))
    source = tomllib.loads(resources.files("fujikit.fuji.talk").joinpath(f"{lang}.toml").read_text("utf-8"))
    patterns = [*source["idioms"], *(entry for entries in source["phrases"].values() for entry in entries)]
    named = {tag for entry in patterns for tags in re.findall(r"<(.*?)>", entry) for tag in tags.split("|")}
    assert {*source["words"], *source["phrases"], *named} - known <= {"comma"}


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(BadInput, match="not 'tlh'"):
        referee("three", "tlh")


PROBE = """
import sys
from fujikit.fuji import talk
from fujikit.fuji.talk.lexicon import lexicon
assert lexicon.cache_info().currsize == 0
talk.referee("hm")
assert lexicon.cache_info().currsize == 1
assert "numpy" not in sys.modules
"""


def test_lexicons_are_read_when_first_needed_and_numpy_never() -> None:
    subprocess.run([sys.executable, "-c", PROBE], check=True)
