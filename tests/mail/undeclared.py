"""Short texts as players write them, each in the bytes of an alphabet that its letter does not name.

The guess was made with every other one of them at hand (`SEEN`); the rest (`UNSEEN`) was only counted.
"""

from typing import Final, NamedTuple


class Text(NamedTuple):
    """A text, its language, and the alphabet that its bytes are in."""

    language: str
    codec: str
    text: str

    @property
    def raw(self) -> bytes:
        """The bytes."""
        return self.text.encode(self.codec)


ALL: Final = (
    Text("de", "cp1252", "ATTACK Jürgen 2 with 4"),
    Text("de", "cp1252", "Hallo, ich möchte nächste Woche nicht spielen. Viele Grüße"),
    Text("de", "iso-8859-1", "PRESS TO Björn\nKönnen wir Grün zusammen angreifen?\nEND PRESS"),
    Text("de", "cp1252", "Das wäre schön!"),
    Text("de", "cp1252", "INVITE Köhler"),
    Text("de", "iso-8859-1", "Straßenräuber sind böse"),
    Text("fr", "cp1252", "DEFENDER André"),
    Text("fr", "iso-8859-1", "Je suis d'accord, à bientôt"),
    Text("fr", "cp1252", "Où est la pièce ? Je l’ai cherchée déjà"),
    Text("fr", "cp1252", "Très bien, ça marche, François"),
    Text("fr", "cp1252", "ATTACK Hélène 1 with 3\nDès demain, peut-être"),
    Text("fr", "iso-8859-1", "Noël"),
    Text("es", "cp1252", "Mañana jugaré con el señor Núñez"),
    Text("es", "iso-8859-1", "¿Qué quieres? Yo también"),
    Text("es", "cp1252", "ALLY Muñoz"),
    Text("es", "cp1252", "La próxima vez, ¡atención!"),
    Text("pt", "cp1252", "Não posso jogar amanhã, João"),
    Text("pt", "iso-8859-1", "Então até à próxima, meu irmão"),
    Text("it", "cp1252", "Perché no? Così va bene, è già fatto"),
    Text("it", "iso-8859-1", "Sarò in città lunedì"),
    Text("sv", "cp1252", "Jag är här på fredag, hälsningar Åsa"),
    Text("sv", "iso-8859-1", "ATTACK Göran 3 with 2"),
    Text("sv", "cp1252", "Vi måste förlora nästa omgång"),
    Text("sv", "cp1252", "Tack så mycket för hjälpen"),
    Text("da", "cp1252", "Jeg kan også gøre det på søndag"),
    Text("da", "iso-8859-1", "INVITE Søren"),
    Text("no", "cp1252", "Kjære Bjørn, nå må vi stå sammen"),
    Text("da", "cp1252", "Må jeg få en allieret? Ærligt talt"),
    Text("fi", "cp1252", "Minä hyökkään tänään, älä pelkää"),
    Text("fi", "iso-8859-1", "Hyvää yötä"),
    Text("nl", "cp1252", "Eén van ons twee, geïnteresseerd?"),
    Text("nl", "cp1252", "België is niet één van mijn bondgenoten"),
    Text("is", "cp1252", "Ég vil ekki tapa, það er gott að vera hér"),
    Text("is", "cp1252", "Þetta er fyrir þig, Guðrún"),
    Text("pl", "cp1250", "Będę atakować jutro, dziękuję"),
    Text("pl", "iso-8859-2", "Proszę o sojusz, już się zgadzam"),
    Text("pl", "cp1250", "ATTACK Łukasz 1 with 4"),
    Text("pl", "iso-8859-2", "Cześć Małgorzata, nie mogę grać w piątek"),
    Text("pl", "cp1250", "Żaden z nas nie wygra"),
    Text("pl", "iso-8859-2", "INVITE Paweł"),
    Text("pl", "cp1250", "Spróbuję jeszcze raz, może się uda"),
    Text("pl", "iso-8859-2", "Gdzie jest twój żółty statek?"),
    Text("cs", "cp1250", "Děkuji, příští týden můžeme útočit"),
    Text("cs", "iso-8859-2", "Prosím, nechte mě být, už nemůžu"),
    Text("cs", "cp1250", "ATTACK Jiří 2 with 3"),
    Text("cs", "iso-8859-2", "Žádné spojenectví, promiň Tomáši"),
    Text("cs", "cp1250", "DEFENDER Zdeněk"),
    Text("cs", "iso-8859-2", "Když zaútočíš, budu se bránit"),
    Text("sk", "cp1250", "Ďakujem, budem útočiť na teba"),
    Text("sk", "iso-8859-2", "Môžeš ma pozvať? Ľudovít"),
    Text("hu", "cp1250", "Köszönöm szépen, holnap támadok, jó játékot"),
    Text("hu", "iso-8859-2", "Üdvözlettel, győzni fogunk"),
    Text("hr", "cp1250", "Hvala, također ću napasti sutra, Željko"),
    Text("hr", "iso-8859-2", "Što ćeš učiniti?"),
    Text("ro", "cp1250", "Mulţumesc, mâine atac fără tine"),
    Text("ro", "iso-8859-2", "Nu ştiu când vine, dar aş vrea o alianţă"),
    Text("tr", "cp1254", "Yarın saldıracağım, teşekkürler"),
    Text("tr", "iso-8859-9", "Şimdi değil, başka gün oynarız"),
    Text("tr", "cp1254", "ATTACK Oğuz 1 with 2"),
    Text("tr", "cp1254", "Hayır, müttefik değiliz, Işık"),
    Text("ru", "cp1251", "Привет, я атакую завтра"),
    Text("ru", "koi8-r", "Спасибо, но мы не союзники"),
    Text("ru", "koi8-r", "ATTACK Иван 2 with 4"),
    Text("ru", "cp1251", "INVITE Наташа"),
    Text("ru", "cp1251", "Да"),
    Text("ru", "koi8-r", "Где твои корабли?"),
    Text("ru", "cp1251", "Договорились. Жду хода, Юрий"),
    Text("ru", "iso-8859-5", "Хорошо, я подумаю над этим"),
    Text("uk", "cp1251", "Дякую, завтра нападу на Київ"),
    Text("uk", "koi8-u", "Привіт, ти мій союзник?"),
    Text("bg", "cp1251", "Благодаря, ще нападна утре"),
    Text("bg", "cp1251", "Не съм съгласен с това"),
    Text("el", "cp1253", "Ευχαριστώ, αύριο θα επιτεθώ"),
    Text("el", "iso-8859-7", "Καλημέρα, θέλω συμμαχία με σένα"),
    Text("el", "cp1253", "ATTACK Γιώργος 1 with 3"),
    Text("el", "iso-8859-7", "Όχι, δεν μπορώ σήμερα"),
    Text("he", "cp1255", "תודה, אני תוקף מחר"),
    Text("he", "iso-8859-8", "לא, זה לא טוב"),
    Text("ja", "shift_jis", "明日攻撃します。よろしくお願いします"),
    Text("ja", "euc-jp", "はい、同盟を結びましょう"),
    Text("ja", "euc-jp", "ATTACK たろう 2 with 4"),
    Text("ja", "shift_jis", "ありがとうございます"),
    Text("zh", "gb18030", "我明天攻击你，谢谢"),
    Text("zh", "gb2312", "好的，我们结盟吧"),
    Text("zh", "big5", "我明天攻擊你，謝謝"),
    Text("zh", "gbk", "ATTACK 小明 1 with 3"),
    Text("ko", "euc-kr", "내일 공격하겠습니다. 감사합니다"),
    Text("ko", "cp949", "동맹을 맺읍시다"),
    Text("en", "cp1252", "I’ll attack “tomorrow” – maybe"),
    Text("en", "cp1252", "It costs £5, or €6…"),
    Text("en", "iso-8859-1", "Meet me at the café, Zoë"),
    Text("en", "cp1252", "PRESS TO Blue\nDon’t trust Green, he’s naïve\nEND PRESS"),
)
SEEN: Final = ALL[::2]
UNSEEN: Final = ALL[1::2]
