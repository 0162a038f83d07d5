import type { MailTexts } from '../mail-texts.types';

export const it: MailTexts = {
  greeting: 'Ciao {name}',
  footer: 'Questa e-mail è stata inviata da Jahrring. Nessuno legge le risposte.',
  mails: {
    passwordReset: {
      subject: 'Nuova password per Jahrring',
      lines: [
        'Qualcuno vuole impostare una nuova password per il tuo accesso. Il link vale {minutes} minuti e una sola volta.',
        'Se non eri tu, non devi fare nulla: la tua password resta com’è.',
      ],
      action: 'Impostare una nuova password',
    },
    passwordChanged: {
      subject: 'La tua password è stata cambiata',
      lines: [
        'La password del tuo accesso è stata appena cambiata. Tutti gli altri dispositivi sono stati disconnessi.',
        'Non eri tu? Imposta subito una nuova password e avvisa l’amministrazione della tua licenza.',
      ],
    },
    account: {
      subject: 'Il tuo accesso a Jahrring',
      lines: [
        'È stato creato per te un accesso a Jahrring. Scegli la tua password; il link vale {days} giorni e una sola volta.',
      ],
      action: 'Scegliere una password',
    },
    emailConfirm: {
      subject: 'Confermare il nuovo indirizzo e-mail',
      lines: [
        'Il tuo accesso a Jahrring deve usare d’ora in poi {email}. Lo farà appena apri il link, che vale {days} giorni e una sola volta.',
        'Se non conosci Jahrring, non devi fare nulla.',
      ],
      action: 'Confermare l’indirizzo',
    },
    emailChanging: {
      subject: 'Il tuo indirizzo e-mail sta per cambiare',
      lines: [
        'Il tuo accesso a Jahrring deve usare d’ora in poi {email}. Finché il nuovo indirizzo non è confermato, vale questo.',
        'Non è ciò che vuoi? Avvisa subito la tua amministrazione.',
      ],
    },
    emailChanged: {
      subject: 'Il tuo indirizzo e-mail è stato cambiato',
      lines: [
        'Il tuo accesso a Jahrring usa d’ora in poi {email}. Questo indirizzo non vale più.',
        'Non è ciò che vuoi? Avvisa subito la tua amministrazione.',
      ],
    },
    invitation: {
      subject: 'Invito a {licence}',
      lines: [
        '{sender} ti invita a lavorare con Jahrring presso {licence}. Il link vale {days} giorni e una sola volta.',
      ],
      action: 'Accettare l’invito',
    },
    connection: {
      subject: 'Sei collegato a {licence}',
      lines: [
        'Il tuo accesso è ora collegato anche a {licence}. Il link ti fa accedere una volta e vale {days} giorni.',
      ],
      action: 'Aprire {licence}',
    },
    connectionRequested: {
      subject: '{person} vorrebbe unirsi a {licence}',
      lines: ['{person} ({email}) vorrebbe essere collegato a {licence}.', '{message}'],
      action: 'Vedere la richiesta',
    },
    connectionAccepted: {
      subject: 'Sei collegato a {licence}',
      lines: ['La tua richiesta è stata accettata. Da subito trovi {licence} nel menu delle licenze.'],
      action: 'Aprire Jahrring',
    },
    connectionDeclined: {
      subject: 'Richiesta a {licence} rifiutata',
      lines: ['La tua richiesta è stata rifiutata.', '{reason}'],
    },
    notification: {
      subject: '{text}',
      lines: ['{text}', '{more}', 'Scegli nelle tue notifiche che cosa ti viene comunicato per e-mail.'],
      action: 'Apri',
    },
    applicationConfirm: {
      subject: 'Conferma la tua richiesta per Jahrring',
      lines: [
        'Desideri una licenza di Jahrring per {licence}. Conferma che questo indirizzo è tuo; il link vale {days} giorni e una sola volta.',
        'Poi esaminiamo la richiesta. Appena la licenza è pronta, ricevi l’invito a questo indirizzo.',
        'Se non ne sai nulla, non devi fare niente.',
      ],
      action: 'Confermare la richiesta',
    },
    applicationDeclined: {
      subject: 'La tua richiesta per {licence}',
      lines: ['Non apriamo una licenza di Jahrring per {licence}.', '{reason}'],
    },
  },
};
