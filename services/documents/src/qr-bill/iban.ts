import { mod97 } from './references';

/** Institute ids that banks use for QR-IBANs only. */
const QR_INSTITUTES = { from: 30_000, to: 31_999 } as const;

/** An IBAN without blanks, in capitals. */
export function compactIban(iban: string): string {
  return iban.replace(/\s/g, '').toUpperCase();
}

/** A Swiss or Liechtenstein IBAN (21 characters, check digits right): only these may receive a QR-bill. */
export function isQrBillIban(iban: string): boolean {
  return /^(CH|LI)\d{7}[0-9A-Z]{12}$/.test(iban) && mod97(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** Whether the account is a QR-IBAN, which asks for a QR reference. */
export function isQrIban(iban: string): boolean {
  const institute = Number(iban.slice(4, 9));
  return institute >= QR_INSTITUTES.from && institute <= QR_INSTITUTES.to;
}
