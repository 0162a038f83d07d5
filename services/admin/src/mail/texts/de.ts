import type { MailTexts } from '../mail-texts.types';

export const de: MailTexts = {
  greeting: 'Hallo {name}',
  footer: 'Diese E-Mail hat Jahrring verschickt. Antworten darauf liest niemand.',
  mails: {
    passwordReset: {
      subject: 'Neues Passwort für Jahrring',
      lines: [
        'Jemand möchte für deinen Zugang ein neues Passwort setzen. Der Link gilt {minutes} Minuten und einmal.',
        'Warst das nicht du, musst du nichts tun: dein Passwort bleibt, wie es ist.',
      ],
      action: 'Neues Passwort setzen',
    },
    passwordChanged: {
      subject: 'Dein Passwort wurde geändert',
      lines: [
        'Das Passwort deines Zugangs wurde soeben geändert. Alle anderen Geräte sind abgemeldet.',
        'Warst das nicht du? Dann setze sofort ein neues Passwort und melde dich bei der Administration deiner Lizenz.',
      ],
    },
    invitation: {
      subject: 'Einladung zu {licence}',
      lines: [
        '{sender} lädt dich ein, bei {licence} mit Jahrring zu arbeiten. Der Link gilt {days} Tage und einmal.',
      ],
      action: 'Einladung annehmen',
    },
    connection: {
      subject: 'Du bist mit {licence} verbunden',
      lines: [
        'Dein Zugang ist jetzt auch mit {licence} verbunden. Der Link meldet dich einmal an und gilt {days} Tage.',
      ],
      action: '{licence} öffnen',
    },
    connectionRequested: {
      subject: '{person} möchte zu {licence}',
      lines: ['{person} ({email}) möchte mit {licence} verbunden werden.', '{message}'],
      action: 'Anfrage ansehen',
    },
    connectionAccepted: {
      subject: 'Du bist mit {licence} verbunden',
      lines: ['Deine Anfrage wurde angenommen. Du findest {licence} ab sofort im Menü der Lizenzen.'],
      action: 'Jahrring öffnen',
    },
    connectionDeclined: {
      subject: 'Anfrage an {licence} abgelehnt',
      lines: ['Deine Anfrage wurde abgelehnt.', '{reason}'],
    },
    notification: {
      subject: '{text}',
      lines: ['{text}', 'Was dir per E-Mail mitgeteilt wird, stellst du bei deinen Mitteilungen ein.'],
      action: 'Öffnen',
    },
  },
};
