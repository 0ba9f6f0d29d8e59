"""What mail programs write around quotations, below letters and before subjects, in many languages.

They use the language of the person who set them up, not that of the letter, so all languages stand here together.
"""

import re
from typing import Final

_ORIGINALS: Final = (
    r"original message",
    r"original-?nachricht",
    r"ursprüngliche nachricht",
    r"message (?:d'origine|original)",
    r"mensaje original",
    r"mensagem original",
    r"messaggio originale",
    r"oorspronkelijk bericht",
    r"ursprungligt meddelande",
    r"opprinnelig melding",
    r"oprindelig meddelelse",
    r"alkuperäinen viesti",
    r"исходное сообщение",
    r"(?:wiadomość oryginalna|oryginalna wiadomość)",
    r"původní zpráva",
    r"eredeti üzenet",
    r"orijinal (?:ileti|mesaj)",
    r"mesaj original",
    r"原始邮件",
    r"原始郵件",
    r"邮件原件",
    r"元のメッセージ",
    r"원본 (?:메시지|메일)",
    r"forwarded message",
    r"weitergeleitete nachricht",
    r"message transféré",
    r"mensaje reenviado",
    r"messaggio inoltrato",
    r"mensagem encaminhada",
    r"doorgestuurd bericht",
    r"пересылаемое сообщение",
)
_WHOSE: Final = r"(?:\s(?:from|von|de|da|van|från)\s.{1,200}?)?"
ORIGINAL: Final = re.compile(rf"\s*-{{3,}}\s*(?:{'|'.join(_ORIGINALS)}){_WHOSE}\s*-{{3,}}\s*\Z", re.I)
"""The line above a copy of the answered or forwarded letter; Mutt adds its author."""
END_OF_COPY: Final = re.compile(
    r"\s*-{3,}\s*(?:end (?:of )?forwarded message|ende (?:der )?weitergeleiteten? nachricht|fin du message transféré"
    r"|fin del mensaje reenviado|fine messaggio inoltrato|einde doorgestuurd bericht)\s*-{3,}\s*\Z",
    re.I,
)
"""The line below such a copy, which only Mutt writes."""

# From, Sent or Date, To and Subject above such a copy. A field may have one more word ("Enviado el:").
_FROMS: Final = (
    "from von de da van från fra lähettäjä от від od feladó kimden από 发件人 寄件者 差出人 보낸사람".split()
)
_FIELDS: Final = (
    "sent date gesendet datum envoyé enviado enviada fecha data inviato verzonden skickat sendt dato lähetetty"
    " отправлено дата wysłano odesláno elküldve gönderildi gönderen στάλθηκε to an à para a aan till til vastaanottaja"
    " кому do komu címzett kime προς cc kopie subject betreff objet asunto assunto oggetto onderwerp ämne emne aihe"
    " тема temat předmět tárgy konu θέμα 发送时间 发送日期 收件人 主题 抄送 寄件日期 收件者 主旨 送信日時 日時 日付"
    " 宛先 件名 보낸날짜 날짜 받는사람 제목"
).split()
_MORE: Final = r"(?:\s(?:el|em|le|d'envoi|tarihi|사람|날짜))?\s?[:：]"
_KOREAN: Final = ("보낸", "받는")
FROM_LINE: Final = re.compile(rf"\s*\*?(?:{'|'.join((*_FROMS, _KOREAN[0]))}){_MORE}\*?\s*\S", re.I)
FIELD_LINE: Final = re.compile(rf"\s*\*?(?:{'|'.join((*_FIELDS, *_KOREAN))}){_MORE}", re.I)

_WROTE: Final = re.compile(
    r"\b(?:wrote|writes|schrieb|a écrit|escribió|escreveu|ha scritto|schreef|skrev|kirjoitti|napsal|írta|yazdı|pisze)\b"
    r"|написал|пише|\bnapisał|έγραψε|写道|寫道|のメール|のメッセージ|작성",
    re.I,
)
_ADDRESS: Final = re.compile(r"\S@\S")
_DATE: Final = re.compile(r"\b(?:19|20)\d\d(?:\b|年|년)|\b\d{1,2}[./-]\s?\d{1,2}[./-]")
_TIME: Final = re.compile(r"(?<!\d)\d{1,2}[:.h]\d{2}(?!\d)")
_ENDS: Final = (":", "：")


def attributes(said: str) -> bool:
    """Whether a line says who wrote the quotation below it, and when: "On 3 May 2026 at 10:00, Ann wrote:".

    Every program puts a date, a time of day or an address there; a player in mid-sentence does not. Some languages use
    no verb; then all three are required.
    """
    if not said.endswith(_ENDS):
        return False
    found = [pattern.search(said) is not None for pattern in (_ADDRESS, _DATE, _TIME)]
    return all(found) or (any(found) and _WROTE.search(said) is not None)


def introduces(said: str) -> bool:
    """Whether a line names author and time so fully that the next lines are quoted even without any mark."""
    wrote = said.endswith(_ENDS) and _WROTE.search(said) is not None
    return wrote and all(pattern.search(said) for pattern in (_ADDRESS, _DATE, _TIME))


_OPENS: Final = re.compile(r"(?:on|am|le|el|em|il|op|den|dne|w dniu|\d|sun|mon|tue|wed|thu|fri|sat)\b", re.I)


def opens(said: str) -> bool:
    """Whether this may be the first of several lines that say who wrote the quotation below."""
    return _OPENS.match(said) is not None and any(one.search(said) for one in (_ADDRESS, _DATE, _TIME))


FROM_A_PROGRAM: Final = re.compile(
    r"\s*(?:sent (?:from (?:my |yahoo mail|mail for|outlook\b|gmail|proton|samsung|a mobile)|with proton|via )"
    r"|get outlook for|outlook für \w+ (?:beziehen|herunterladen)|télécharger outlook|obtener outlook|ottieni outlook"
    r"|von meinem .{1,40} gesendet|gesendet (?:von (?:meinem|mein|outlook|mail)|mit der)|diese nachricht wurde von mein"
    r"|envoyé (?:de|depuis|à partir) |enviado (?:desde|do|de|a partir do) (?:mi|meu|outlook)|inviato da(?:l mio)? "
    r"|verstuurd vanaf mijn|verzonden van(?:af|uit) |skickat från |sendt fra |lähetetty |отправлено (?:с|из) "
    r"|надіслано з |wysłane z |odesláno z |trimis de pe |στάλθηκε από |iphoneから送信|发自我的"
    r"|從我的.{0,12}傳送|나의 \w+에서 보냄|.{0,15}(?:'dan|'umdan|'imden) gönderildi)",
    re.I,
)
"""A line that a telephone or a program adds below every letter."""

_ANSWERS: Final = (
    "re aw antw sv vs vá rv r rif res bls atb odp ad ynt cevap απ отв ответ 回复 回覆 答复 答覆 返信 답장 회신 תשובה"
)
_SENT_ON: Final = (
    "fw fwd wg tr rv i enc vb vl vf doorst pd tb ilt i̇lt fs fd προωθ πρθ пер переслано 转发 轉寄 転送 전달"
)
_PREFIX: Final = "|".join(dict.fromkeys(f"{_ANSWERS} {_SENT_ON}".split()))
ANSWERED: Final = re.compile(rf"^(?:\s*(?:{_PREFIX})(?:\[\d+\]|\(\d+\))?\s*[:：])+", re.I)
"""Prefixes that they put before the subject of an answer or a forwarded letter, once or several times."""


def answering(subject: str) -> str:
    """The subject of an answer to a letter with this subject, whatever prefixes it had."""
    return f"Re: {ANSWERED.sub('', subject).strip()}"


_INVITATION: Final = (
    r"invitation|event|meeting|appointment|einladung|termin|besprechung|événement|réunion|invitación|evento|reunión"
    r"|convite|reunião|invito|riunione|uitnodiging|vergadering|afspraak|inbjudan|möte|invitasjon|møte|indbydelse"
    r"|kutsu|kokous|zaproszeni|spotkani|pozvánk|schůzk|meghívó|davet|toplantı|приглашени|встреч|запрошенн|πρόσκληση"
    r"|邀请|邀請|会议|會議|招待|会議|초대"
)
_TAKEN_UP: Final = (
    r"accept|declin|tentative|proposed|angenommen|zugesagt|abgelehnt|abgesagt|vorbehalt|vorläufig|akzeptiert|décliné"
    r"|refusé|provisoire|aceptado|aceptó|rechaz|provisional|aceit|aceitou|recus|rifiutat|provvisori|geaccepteerd"
    r"|afgewezen|geweigerd|voorlopig|godkänt|accepterat|avböjt|preliminär|godtatt|avslått|afvist|hyväks|hylän|zaakcept"
    r"|odrzuc|wstępnie|přija|odmít|elfogad|elutasít|kabul|reddet|принял|принято|отклон|прийня|відхил|αποδέχ|απέρριψ"
    r"|接受|拒绝|拒絕|谢绝|暂定|承諾|辞退|仮|수락|거절"
)
_UPTAKE: Final = re.compile(rf"(?=.*(?:{_INVITATION})).*(?:{_TAKEN_UP})", re.I)


def takes_up(said: str) -> bool:
    """Whether a line in the answer to an invitation is the calendar's: somebody comes, or does not."""
    return _UPTAKE.match(said) is not None
