import type { Currency } from '@jahrring/contracts-common';
import type { BankAccount, DocumentLanguage, DocumentSettings, Party } from '@jahrring/contracts-documents';
import type { UsedTemplate } from '../template';

/** Settings that a document is printed with, besides its own content. */
export interface PrintSettings {
  columnOrder: DocumentSettings['columnOrder'];
  orientation: DocumentSettings['orientation'];
  headerText: string;
  footerText: string;
  logoId: string | null;
  template: UsedTemplate;
  /** Payment reference settings of the account a bill is paid to. */
  reference: Pick<BankAccount, 'reference' | 'referencePrefix'> | null;
}

/** Fields of a document that decide which sender and which account it shows. */
interface Choice {
  currency: Currency;
  senderId: string | null;
  bankAccountId: string | null;
}

/** The account a bill is paid to: the chosen one, else the first one of its currency. */
function accountFor(
  { bankAccounts }: DocumentSettings,
  { currency, bankAccountId }: Choice,
): BankAccount | undefined {
  const inCurrency = bankAccounts.filter((account) => account.currency === currency);
  return inCurrency.find((account) => account.id === bankAccountId) ?? inCurrency[0];
}

export function printSettings(
  settings: DocumentSettings,
  document: Choice & { language: DocumentLanguage },
  template: UsedTemplate,
): PrintSettings {
  const texts = settings.texts[document.language];
  return {
    columnOrder: settings.columnOrder,
    orientation: settings.orientation,
    headerText: texts?.header ?? '',
    footerText: texts?.footer ?? '',
    logoId: settings.logoId,
    template,
    reference: accountFor(settings, document) ?? null,
  };
}

/** The licence as sender, as the chosen sender address (else the first) and the document's account have it. */
export function senderFrom(
  licence: Party | null,
  settings: DocumentSettings,
  document: Choice,
): Party | null {
  const sender = settings.senders.find(({ id }) => id === document.senderId) ?? settings.senders[0];
  const iban = accountFor(settings, document)?.iban ?? licence?.iban ?? null;
  if (!sender) return licence && { ...licence, iban };
  const { name, supplement, street, houseNumber, zip, city, country, email, phone, vatNumber } = sender;
  return {
    name,
    supplement: supplement || null,
    street: street || null,
    houseNumber: houseNumber || null,
    zip,
    city,
    country,
    email: email || null,
    phone: phone || null,
    vatNumber: vatNumber || licence?.vatNumber || null,
    customerNumber: null,
    iban,
  };
}

/** The text a new document begins or ends with: of its language, else the general one. */
export function textFor(
  settings: DocumentSettings,
  language: DocumentLanguage,
  part: 'intro' | 'closing',
): string | null {
  const general = part === 'intro' ? settings.introText : settings.closingText;
  return settings.texts[language]?.[part] || general || null;
}
