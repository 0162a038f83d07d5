import type { Currency } from '@jahrring/contracts-common';
import type { BankAccount, DocumentLanguage, DocumentSettings, Party } from '@jahrring/contracts-documents';

/** What the settings give a document besides its own content. */
export interface PrintSettings {
  columnOrder: DocumentSettings['columnOrder'];
  orientation: DocumentSettings['orientation'];
  headerText: string;
  footerText: string;
  logoId: string | null;
  /** How payments are referenced: of the account a bill is paid to. */
  reference: Pick<BankAccount, 'reference' | 'referencePrefix'> | null;
}

/** The account a bill in this currency is paid to: the first one of that currency. */
function accountFor({ bankAccounts }: DocumentSettings, currency: Currency): BankAccount | undefined {
  return bankAccounts.find((account) => account.currency === currency);
}

export function printSettings(
  settings: DocumentSettings,
  { language, currency }: { language: DocumentLanguage; currency: Currency },
): PrintSettings {
  const texts = settings.texts[language];
  return {
    columnOrder: settings.columnOrder,
    orientation: settings.orientation,
    headerText: texts?.header ?? '',
    footerText: texts?.footer ?? '',
    logoId: settings.logoId,
    reference: accountFor(settings, currency) ?? null,
  };
}

/** The licence as sender, as its first sender address and its account for the currency have it. */
export function senderFrom(
  licence: Party | null,
  settings: DocumentSettings,
  currency: Currency,
): Party | null {
  const [sender] = settings.senders;
  const iban = accountFor(settings, currency)?.iban ?? licence?.iban ?? null;
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
