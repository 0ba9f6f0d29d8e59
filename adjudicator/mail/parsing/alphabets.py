"""Letters beside a to z, and the commonest words, of the languages that mail is written in.

They help to guess a character set that a letter does not name. Common words tell more than letters do, because words of
one language, read in the wrong character set, are words in no language.
"""

from typing import Final

from msgspec import Struct


class Language(Struct, frozen=True):
    """A language: its further letters, the commonest first, its words, and how it is encoded.

    `codecs` are the usual ones, the commonest first; `own` means that its letters are all its own, none of a to z.
    """

    code: str
    letters: str
    words: frozenset[str]
    codecs: tuple[str, ...]
    own: bool = False


def _of(code: str, letters: str, words: str, codecs: str, *, own: bool = False) -> Language:
    return Language(code, letters, frozenset(words.split()), tuple(codecs.split()), own)


_WEST: Final = "cp1252 iso8859-15"
_MIDDLE: Final = "cp1250 iso8859-2"

LANGUAGES: Final = (
    _of("en", "éïèê", "the and you is it to of in for my not will with from do are your have can what this", _WEST),
    _of(
        "de",
        "üäößé",
        "der die das und ich nicht ist ein mit dir wir für auf du den ja auch von über wenn können möchte"
        " würde mir grüße"
        " grüßen schöne viele zurück natürlich dafür später wäre hätte müssen fünf schön früh alle",
        _WEST,
    ),
    _of(
        "fr",
        "éèàêçùâîôûëïœæüÿ",
        "le la les de et je ne pas que est un une pour vous tu avec moi des du à été même où très après déjà être ça"
        " français d'accord voilà peut-être à bientôt mes mais nous",
        _WEST,
    ),
    _of(
        "es",
        "óíáñéúü¿¡",
        "el la los de y que no en un una por con para te me es yo mañana también está más sí qué tú él aquí"
        " después adiós"
        " señor año cuándo si lo mi",
        _WEST,
    ),
    _of(
        "pt",
        "ãéçáíóêõâàúôü",
        "o a os de e que não em um uma por com para te me é eu você está também amanhã então já até às são"
        " mais obrigado",
        _WEST,
    ),
    _of(
        "it",
        "àèéìòù",
        "il la di e che non in un una per con mi ti sono è più perché però così già sarà può città ciao"
        " grazie domani lo",
        _WEST,
    ),
    _of(
        "sv",
        "äåöé",
        "och jag att det är inte en ett på som för med till dig mig vi hej tack så här från när där också"
        " över måste då",
        _WEST,
    ),
    _of(
        "da",
        "øåæé",
        "og jeg at det er ikke en et på som for med til dig mig vi hej tak så også når være får må også gør før",
        _WEST,
    ),
    _of(
        "fi",
        "äöå",
        "ja minä että se on ei en sinä me hei kiitos kyllä tämä hän myös mutta olen sitä nyt vielä",
        _WEST,
    ),
    _of("nl", "ëéïèöü", "de het een en ik niet is dat van op met voor je we ja ook maar één naar hebben mijn", _WEST),
    _of("is", "áðíóúýþæöé", "og ég að það er ekki ein þú við til með takk já fyrir þetta hér svo á", "cp1252"),
    _of(
        "pl",
        "łąęóśżćńź",
        "i nie się na w z do że jest to ja ty jak mam już będę ale dla cię mnie także dziękuję dobrze proszę"
        " tylko więc"
        " możesz jeśli też czy po moje jutro",
        _MIDDLE,
    ),
    _of(
        "cs",
        "íáéěřčžýšůúťóďň",
        "a se na v je že to já ne do s ale jsem jak už tak děkuji příští prosím můžeš také když nebo bych ještě dobře"
        " pro si mi ahoj zítra",
        _MIDDLE,
    ),
    _of(
        "sk",
        "áíéčžšýúľťôňäóďŕĺ",
        "a sa na v je že to ja nie do s ale som ako už tak ďakujem prosím môžeš tiež keď alebo ešte dobre čo ahoj",
        _MIDDLE,
    ),
    _of(
        "hu",
        "éáőöóíüűú",
        "a az és nem hogy van egy én te is de meg ha már köszönöm kérem jó még majd szép lesz vagyok most üdv igen",
        _MIDDLE,
    ),
    _of(
        "hr",
        "čšćžđ",
        "i ne se na u je da to ja ti s ali sam kako već hvala molim također može ako još dobro što ću bih",
        _MIDDLE,
    ),
    _of(
        "ro",
        "ăîâşţșț",
        "și şi nu în de la cu un o să este eu tu dar am mai ce pe mulțumesc mulţumesc bine dacă fără când mâine pentru",
        _MIDDLE,
    ),
    _of(
        "tr",
        "ıüşğöçİâ",
        "ve bir bu ben sen için de da ne değil çok ama var yok mi evet hayır teşekkürler nasıl şimdi yarın"
        " iyi gibi ile",
        "cp1254",
    ),
    _of("lt", "ėšųžąįūčę", "ir ne aš tu yra kad su į bet ačiū labai taip jau dar prašau gerai", "cp1257"),
    _of("lv", "āīšūēžņļčķģ", "un ne es tu ir ka ar bet paldies ļoti jā jau vēl lūdzu labi", "cp1257"),
    _of("et", "äõüöšž", "ja ei ma sa on et see ka aga aitäh väga jah juba veel palun hästi tere", "cp1257 cp1252"),
    _of(
        "ru",
        "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё",
        "и не я ты в на что с это как но по да мы он для уже если у меня тебя спасибо привет хорошо завтра мой от к за",
        "cp1251 koi8-r iso8859-5 cp866",
        own=True,
    ),
    _of(
        "uk",
        "оаниівтерсклудмпьязгбчхйжїцшюєщфґ",
        "і не я ти в на що з це як але по так ми він для вже якщо у мене тебе дякую привіт добре завтра та",
        "cp1251 koi8-u",
        own=True,
    ),
    _of(
        "bg",
        "аоиетнрсвлкдпмузгъябчщйхцжюшьф",
        "и не аз ти в на че с това как но да ще съм за благодаря",
        "cp1251",
        own=True,
    ),
    _of(
        "el",
        "αοιετσνηυρπκμλςωίάόγέήδθχύφβξώζψ",
        "και το να δεν είναι με για εγώ εσύ σου μου την τον στο θα από ευχαριστώ γεια ναι όχι αύριο καλά",
        "cp1253 iso8859-7",
        own=True,
    ),
    _of("he", "יוהלאמרתבשנםחדקפעכטגזסצןךףץ", "לא אני את זה של על עם אתה כן תודה מחר", "cp1255 iso8859-8", own=True),
    _of(
        "ar",
        "اليمنروتبعدسةهفكقحجىشصأخطضذئزغءإظثؤآ",
        "لا أنا في من على مع نعم هذا شكرا",
        "cp1256 iso8859-6",
        own=True,
    ),
)
FAR: Final = ("cp932", "euc_jp", "gb18030", "cp949", "big5")
"""East Asian character sets, in which a letter takes two bytes."""
