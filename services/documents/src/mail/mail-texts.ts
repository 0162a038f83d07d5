import type { DocumentLanguage } from '@jahrring/contracts-documents';

/** A mail with a document; `{name}` stands for a variable of the document, `{type}` for its word, `{contact}` for a name. */
export interface MailText {
  greeting: string;
  greetingTo: string;
  subject: string;
  /** Of a bill with its day of payment. */
  bill: string;
  other: string;
  /** Below, where a link goes along: of an offer, of another document. */
  offerLink: string;
  link: string;
  /** Below, where an electronic invoice is attached. */
  electronic: string;
  regards: string;
}

/** Letters to customers are polite in every language. */
export const mailTexts: Readonly<Record<DocumentLanguage, MailText>> = {
  de: {
    greeting: 'Guten Tag',
    greetingTo: 'Guten Tag {contact}',
    subject: '{type} {number} – {title}',
    bill: 'Im Anhang finden Sie: {type} {number} vom {date} über {currency} {total}, zahlbar bis {dueDate}.',
    other: 'Im Anhang finden Sie: {type} {number} vom {date}.',
    offerLink: 'Online ansehen, Fragen stellen und annehmen: {link}',
    link: 'Online ansehen und Fragen stellen: {link}',
    electronic: 'Die Rechnungsdaten liegen in elektronischer Form bei.',
    regards: 'Freundliche Grüsse\n{sender}',
  },
  en: {
    greeting: 'Dear Sir or Madam',
    greetingTo: 'Dear {contact}',
    subject: '{type} {number} – {title}',
    bill: 'Please find attached: {type} {number} of {date} for {currency} {total}, payable by {dueDate}.',
    other: 'Please find attached: {type} {number} of {date}.',
    offerLink: 'Read it online, ask questions and accept: {link}',
    link: 'Read it online and ask questions: {link}',
    electronic: 'The invoice data are enclosed in electronic form.',
    regards: 'Kind regards\n{sender}',
  },
  fr: {
    greeting: 'Madame, Monsieur,',
    greetingTo: 'Bonjour {contact},',
    subject: '{type} {number} – {title}',
    bill: 'Veuillez trouver en annexe : {type} {number} du {date}, {currency} {total}, payable jusqu’au {dueDate}.',
    other: 'Veuillez trouver en annexe : {type} {number} du {date}.',
    offerLink: 'Consulter en ligne, poser des questions et accepter : {link}',
    link: 'Consulter en ligne et poser des questions : {link}',
    electronic: 'Les données de la facture sont jointes sous forme électronique.',
    regards: 'Meilleures salutations\n{sender}',
  },
  it: {
    greeting: 'Gentili Signore e Signori,',
    greetingTo: 'Gentile {contact},',
    subject: '{type} {number} – {title}',
    bill: 'In allegato trovate: {type} {number} del {date}, {currency} {total}, pagabile entro il {dueDate}.',
    other: 'In allegato trovate: {type} {number} del {date}.',
    offerLink: 'Consultare online, fare domande e accettare: {link}',
    link: 'Consultare online e fare domande: {link}',
    electronic: 'I dati della fattura sono allegati in forma elettronica.',
    regards: 'Cordiali saluti\n{sender}',
  },
  ro: {
    greeting: 'Bună ziua,',
    greetingTo: 'Bună ziua, {contact},',
    subject: '{type} {number} – {title}',
    bill: 'Găsiți atașat: {type} {number} din {date}, {currency} {total}, de plătit până la {dueDate}.',
    other: 'Găsiți atașat: {type} {number} din {date}.',
    offerLink: 'Consultați online, puneți întrebări și acceptați: {link}',
    link: 'Consultați online și puneți întrebări: {link}',
    electronic: 'Datele facturii sunt atașate în formă electronică.',
    regards: 'Cu stimă\n{sender}',
  },
};
