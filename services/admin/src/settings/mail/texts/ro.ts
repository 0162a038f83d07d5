import type { MailTexts } from '../mail-texts.types';

export const ro: MailTexts = {
  greeting: 'Salut {name}',
  footer: 'Acest e-mail a fost trimis de Jahrring. Nimeni nu citește răspunsurile.',
  mails: {
    passwordReset: {
      subject: 'Parolă nouă pentru Jahrring',
      lines: [
        'Cineva dorește să seteze o parolă nouă pentru contul tău. Linkul este valabil {minutes} de minute, o singură dată.',
        'Dacă nu ai fost tu, nu trebuie să faci nimic: parola ta rămâne cum este.',
      ],
      action: 'Setează o parolă nouă',
    },
    passwordChanged: {
      subject: 'Parola ta a fost schimbată',
      lines: [
        'Parola contului tău tocmai a fost schimbată. Toate celelalte dispozitive sunt deconectate.',
        'Nu ai fost tu? Setează imediat o parolă nouă și anunță administrația licenței tale.',
      ],
    },
    account: {
      subject: 'Contul tău Jahrring',
      lines: [
        'A fost creat pentru tine un cont Jahrring. Alege-ți parola; linkul este valabil {days} zile, o singură dată.',
      ],
      action: 'Alege o parolă',
    },
    emailConfirm: {
      subject: 'Confirmă noua adresă de e-mail',
      lines: [
        'Contul tău Jahrring urmează să folosească {email}. Va fi așa de îndată ce deschizi linkul, valabil {days} zile, o singură dată.',
        'Dacă nu cunoști Jahrring, nu trebuie să faci nimic.',
      ],
      action: 'Confirmă adresa',
    },
    emailChanging: {
      subject: 'Adresa ta de e-mail urmează să fie schimbată',
      lines: [
        'Contul tău Jahrring urmează să folosească {email}. Până la confirmarea noii adrese rămâne valabilă aceasta.',
        'Nu este ceea ce vrei? Anunță imediat administrația ta.',
      ],
    },
    emailChanged: {
      subject: 'Adresa ta de e-mail a fost schimbată',
      lines: [
        'Contul tău Jahrring folosește de acum {email}. Adresa aceasta nu mai este valabilă.',
        'Nu este ceea ce vrei? Anunță imediat administrația ta.',
      ],
    },
    invitation: {
      subject: 'Invitație la {licence}',
      lines: [
        '{sender} te invită să lucrezi cu Jahrring la {licence}. Linkul este valabil {days} zile, o singură dată.',
      ],
      action: 'Acceptă invitația',
    },
    connection: {
      subject: 'Ești conectat la {licence}',
      lines: [
        'Contul tău este acum conectat și la {licence}. Linkul te conectează o singură dată și este valabil {days} zile.',
      ],
      action: 'Deschide {licence}',
    },
    connectionRequested: {
      subject: '{person} dorește să se alăture la {licence}',
      lines: ['{person} ({email}) dorește să fie conectat la {licence}.', '{message}'],
      action: 'Vezi cererea',
    },
    connectionAccepted: {
      subject: 'Ești conectat la {licence}',
      lines: ['Cererea ta a fost acceptată. De acum găsești {licence} în meniul licențelor.'],
      action: 'Deschide Jahrring',
    },
    connectionDeclined: {
      subject: 'Cererea către {licence} a fost respinsă',
      lines: ['Cererea ta a fost respinsă.', '{reason}'],
    },
    notification: {
      subject: '{text}',
      lines: ['{text}', '{more}', 'Alegi în notificările tale ce ți se comunică prin e-mail.'],
      action: 'Deschide',
    },
    applicationConfirm: {
      subject: 'Confirmă cererea ta pentru Jahrring',
      lines: [
        'Dorești o licență Jahrring pentru {licence}. Confirmă că această adresă este a ta; linkul este valabil {days} zile și o singură dată.',
        'Apoi analizăm cererea. De îndată ce licența este pregătită, primești invitația la această adresă.',
        'Dacă nu știi nimic despre asta, nu trebuie să faci nimic.',
      ],
      action: 'Confirmă cererea',
    },
    applicationDeclined: {
      subject: 'Cererea ta pentru {licence}',
      lines: ['Nu deschidem o licență Jahrring pentru {licence}.', '{reason}'],
    },
  },
};
