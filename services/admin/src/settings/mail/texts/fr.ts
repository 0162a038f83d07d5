import type { MailTexts } from '../mail-texts.types';

export const fr: MailTexts = {
  greeting: 'Bonjour {name}',
  footer: 'Cet e-mail a été envoyé par Jahrring. Personne ne lit les réponses.',
  mails: {
    passwordReset: {
      subject: 'Nouveau mot de passe pour Jahrring',
      lines: [
        'Quelqu’un souhaite définir un nouveau mot de passe pour ton accès. Le lien est valable {minutes} minutes, une seule fois.',
        'Si ce n’était pas toi, tu n’as rien à faire : ton mot de passe reste inchangé.',
      ],
      action: 'Définir un nouveau mot de passe',
    },
    passwordChanged: {
      subject: 'Ton mot de passe a été modifié',
      lines: [
        'Le mot de passe de ton accès vient d’être modifié. Tous les autres appareils sont déconnectés.',
        'Ce n’était pas toi ? Définis tout de suite un nouveau mot de passe et préviens l’administration de ta licence.',
      ],
    },
    account: {
      subject: 'Ton accès à Jahrring',
      lines: [
        'Un accès à Jahrring a été créé pour toi. Choisis ton mot de passe ; le lien est valable {days} jours, une seule fois.',
      ],
      action: 'Choisir un mot de passe',
    },
    emailConfirm: {
      subject: 'Confirmer la nouvelle adresse e-mail',
      lines: [
        'Ton accès à Jahrring doit désormais utiliser {email}. Ce sera le cas dès que tu ouvriras le lien, valable {days} jours, une seule fois.',
        'Si tu ne connais pas Jahrring, tu n’as rien à faire.',
      ],
      action: 'Confirmer l’adresse',
    },
    emailChanging: {
      subject: 'Ton adresse e-mail doit être modifiée',
      lines: [
        'Ton accès à Jahrring doit désormais utiliser {email}. Tant que la nouvelle adresse n’est pas confirmée, celle-ci reste valable.',
        'Ce n’est pas ce que tu souhaites ? Préviens tout de suite ton administration.',
      ],
    },
    emailChanged: {
      subject: 'Ton adresse e-mail a été modifiée',
      lines: [
        'Ton accès à Jahrring utilise désormais {email}. Cette adresse-ci n’est plus valable.',
        'Ce n’est pas ce que tu souhaites ? Préviens tout de suite ton administration.',
      ],
    },
    invitation: {
      subject: 'Invitation à {licence}',
      lines: [
        '{sender} t’invite à travailler avec Jahrring chez {licence}. Le lien est valable {days} jours, une seule fois.',
      ],
      action: 'Accepter l’invitation',
    },
    connection: {
      subject: 'Tu es connecté à {licence}',
      lines: [
        'Ton accès est maintenant aussi connecté à {licence}. Le lien te connecte une fois et est valable {days} jours.',
      ],
      action: 'Ouvrir {licence}',
    },
    connectionRequested: {
      subject: '{person} souhaite rejoindre {licence}',
      lines: ['{person} ({email}) souhaite être connecté à {licence}.', '{message}'],
      action: 'Voir la demande',
    },
    connectionAccepted: {
      subject: 'Tu es connecté à {licence}',
      lines: ['Ta demande a été acceptée. Tu trouves désormais {licence} dans le menu des licences.'],
      action: 'Ouvrir Jahrring',
    },
    connectionDeclined: {
      subject: 'Demande à {licence} refusée',
      lines: ['Ta demande a été refusée.', '{reason}'],
    },
    notification: {
      subject: '{text}',
      lines: ['{text}', '{more}', 'Tu choisis dans tes notifications ce qui t’est annoncé par e-mail.'],
      action: 'Ouvrir',
    },
    applicationConfirm: {
      subject: 'Confirme ta demande pour Jahrring',
      lines: [
        'Tu souhaites une licence de Jahrring pour {licence}. Confirme que cette adresse est la tienne ; le lien est valable {days} jours et une seule fois.',
        'Nous examinons ensuite la demande. Dès que la licence est prête, tu reçois l’invitation à cette adresse.',
        'Si cela ne te dit rien, tu n’as rien à faire.',
      ],
      action: 'Confirmer la demande',
    },
    applicationDeclined: {
      subject: 'Ta demande pour {licence}',
      lines: ['Nous n’ouvrons pas de licence de Jahrring pour {licence}.', '{reason}'],
    },
  },
};
