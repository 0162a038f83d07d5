import type { MailTexts } from '../mail-texts.types';

export const en: MailTexts = {
  greeting: 'Hello {name}',
  footer: 'This e-mail was sent by Jahrring. Nobody reads answers to it.',
  mails: {
    passwordReset: {
      subject: 'New password for Jahrring',
      lines: [
        'Somebody wants to set a new password for your account. The link is valid for {minutes} minutes, and once.',
        'If that was not you, there is nothing to do: your password stays as it is.',
      ],
      action: 'Set a new password',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      lines: [
        'The password of your account has just been changed. All other devices are signed out.',
        'Was that not you? Then set a new password at once and tell the administration of your licence.',
      ],
    },
    account: {
      subject: 'Your account for Jahrring',
      lines: [
        'An account for Jahrring was made for you. Choose your password; the link is valid for {days} days, and once.',
      ],
      action: 'Choose a password',
    },
    emailConfirm: {
      subject: 'Confirm the new e-mail address',
      lines: [
        'Your account for Jahrring is to use {email} from now on. It does as soon as you open the link, which is valid for {days} days, and once.',
        'If you do not know Jahrring, there is nothing to do.',
      ],
      action: 'Confirm the address',
    },
    emailChanging: {
      subject: 'Your e-mail address is to be changed',
      lines: [
        'Your account for Jahrring is to use {email} from now on. Until the new address is confirmed, this one counts.',
        'Is that not what you want? Then tell your administration at once.',
      ],
    },
    emailChanged: {
      subject: 'Your e-mail address was changed',
      lines: [
        'Your account for Jahrring uses {email} from now on. This address does not count any more.',
        'Is that not what you want? Then tell your administration at once.',
      ],
    },
    invitation: {
      subject: 'Invitation to {licence}',
      lines: [
        '{sender} invites you to work with Jahrring at {licence}. The link is valid for {days} days, and once.',
      ],
      action: 'Accept the invitation',
    },
    connection: {
      subject: 'You are connected to {licence}',
      lines: [
        'Your account is now connected to {licence} too. The link signs you in once and is valid for {days} days.',
      ],
      action: 'Open {licence}',
    },
    connectionRequested: {
      subject: '{person} would like to join {licence}',
      lines: ['{person} ({email}) would like to be connected to {licence}.', '{message}'],
      action: 'See the request',
    },
    connectionAccepted: {
      subject: 'You are connected to {licence}',
      lines: ['Your request was accepted. You find {licence} in the menu of licences from now on.'],
      action: 'Open Jahrring',
    },
    connectionDeclined: {
      subject: 'Request to {licence} declined',
      lines: ['Your request was declined.', '{reason}'],
    },
    notification: {
      subject: '{text}',
      lines: ['{text}', '{more}', 'You choose in your notifications what you are told by e-mail.'],
      action: 'Open',
    },
    applicationConfirm: {
      subject: 'Confirm your application for Jahrring',
      lines: [
        'You would like a licence of Jahrring for {licence}. Please confirm that this address is yours; the link is valid for {days} days and works once.',
        'We then look at the application. As soon as the licence is ready, the invitation comes to this address.',
        'If you know nothing of this, you need not do anything.',
      ],
      action: 'Confirm application',
    },
    applicationDeclined: {
      subject: 'Your application for {licence}',
      lines: ['We are not setting up a licence of Jahrring for {licence}.', '{reason}'],
    },
  },
};
