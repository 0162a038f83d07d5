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
    account: {
      subject: 'Dein Zugang zu Jahrring',
      lines: [
        'Für dich wurde ein Zugang zu Jahrring angelegt. Wähle dein Passwort; der Link gilt {days} Tage und einmal.',
      ],
      action: 'Passwort wählen',
    },
    emailConfirm: {
      subject: 'Neue E-Mail-Adresse bestätigen',
      lines: [
        'Dein Zugang zu Jahrring soll künftig {email} verwenden. Das gilt, sobald du den Link öffnest. Er gilt {days} Tage und einmal.',
        'Kennst du Jahrring nicht, musst du nichts tun.',
      ],
      action: 'Adresse bestätigen',
    },
    emailChanging: {
      subject: 'Deine E-Mail-Adresse soll geändert werden',
      lines: [
        'Dein Zugang zu Jahrring soll künftig {email} verwenden. Bis die neue Adresse bestätigt ist, gilt diese hier.',
        'Ist das nicht in deinem Sinn? Dann melde dich sofort bei deiner Administration.',
      ],
    },
    emailChanged: {
      subject: 'Deine E-Mail-Adresse wurde geändert',
      lines: [
        'Dein Zugang zu Jahrring verwendet ab jetzt {email}. Diese Adresse hier gilt nicht mehr.',
        'Ist das nicht in deinem Sinn? Dann melde dich sofort bei deiner Administration.',
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
      lines: [
        '{text}',
        '{more}',
        'Was dir per E-Mail mitgeteilt wird, stellst du bei deinen Mitteilungen ein.',
      ],
      action: 'Öffnen',
    },
    applicationConfirm: {
      subject: 'Bestätige deine Anfrage zu Jahrring',
      lines: [
        'Du möchtest für {licence} eine Lizenz von Jahrring. Bestätige, dass diese Adresse dir gehört; der Link gilt {days} Tage und einmal.',
        'Danach schauen wir die Anfrage an. Sobald die Lizenz bereit ist, bekommst du die Einladung an diese Adresse.',
        'Kommt dir das nicht bekannt vor, musst du nichts tun.',
      ],
      action: 'Anfrage bestätigen',
    },
    applicationDeclined: {
      subject: 'Deine Anfrage zu {licence}',
      lines: ['Für {licence} richten wir keine Lizenz von Jahrring ein.', '{reason}'],
    },
  },
};
