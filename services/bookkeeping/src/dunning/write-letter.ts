import type {
  DunningLevel,
  DunningLetterTexts,
  DunningSettings,
  LetterLanguage,
} from '@jahrring/contracts-bookkeeping';
import { printFormat } from '@jahrring/pdf/format';
import { fillText } from '@jahrring/service-kit/texts';
import { serviceTexts } from '../i18n';
import type { AddressRefEntity, LicenceRefEntity } from '../reference';
import type { LetterPaper, PaperParty } from '../dunning-paper';

interface LetterFacts {
  level: DunningLevel;
  language: LetterLanguage;
  number: string;
  total: string;
  currency: string;
  dueDate: string;
}

/**
 * Returns the text of a letter without its figures; `{{total}}`, `{{dueDate}}`, `{{number}}` and `{{name}}` are filled
 * in.
 */
export function writeLetter(
  facts: LetterFacts,
  sender: LicenceRefEntity,
  recipient: AddressRefEntity,
  iban: string | null,
  own: DunningSettings['texts'],
): LetterPaper {
  const { title, text } = wordsOf(facts.level, facts.language, own[facts.language]);
  const values = valuesOf(facts, sender.country, recipient.name);
  return {
    sender: { ...partyOf(sender), iban, email: sender.email, phone: sender.phone },
    recipient: partyOf(recipient),
    title: fillText(title, values),
    text: fillText(text, values),
  };
}

/** The letter's placeholders. */
export function valuesOf(
  { total, currency, dueDate, number }: Pick<LetterFacts, 'total' | 'currency' | 'dueDate' | 'number'>,
  country: string,
  name: string,
): Record<string, string> {
  const format = printFormat(country);
  return { total: `${currency} ${format.decimal(total)}`, dueDate: format.date(dueDate), number, name };
}

function wordsOf(level: DunningLevel, language: LetterLanguage, own: DunningLetterTexts[] | undefined) {
  const texts = serviceTexts.in(language).dunning;
  const titles = { 1: texts.title1, 2: texts.title2, 3: texts.title3 };
  const bodies = { 1: texts.text1, 2: texts.text2, 3: texts.text3 };
  const { title, text } = own?.[level - 1] ?? {};
  return { title: title ?? titles[level], text: text ?? bodies[level] };
}

function partyOf(party: AddressRefEntity | LicenceRefEntity): PaperParty {
  const supplement = 'supplement' in party ? party.supplement : null;
  const { name, street, houseNumber, zip, city, country } = party;
  return { name, supplement, street, houseNumber, zip: zip ?? '', city: city ?? '', country };
}
