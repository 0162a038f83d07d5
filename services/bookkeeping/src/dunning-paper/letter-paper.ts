import type { DunningLine, LetterLanguage } from '@jahrring/contracts-bookkeeping';
import type { Currency } from '@jahrring/contracts-common';

/** Name and place as they stand in a letter. */
export interface PaperParty {
  name: string;
  supplement: string | null;
  street: string | null;
  houseNumber: string | null;
  zip: string;
  city: string;
  country: string;
}

/** Content of a letter other than its figures: frozen with it, so that it is printed the same next year. */
export interface LetterPaper {
  sender: PaperParty & { iban: string | null; email: string | null; phone: string | null };
  recipient: PaperParty;
  title: string;
  /** Paragraphs, placeholders filled. */
  text: string;
}

/** A letter as it is printed; amounts in `currency`. */
export interface PrintedLetter {
  number: string;
  issuedOn: string;
  dueDate: string;
  currency: Currency;
  language: LetterLanguage;
  lines: DunningLine[];
  earlierFees: string;
  fee: string;
  interest: string;
  total: string;
  reference: string | null;
  paper: LetterPaper;
}
