import { mod97 } from '@jahrring/contracts-documents';

export { compactIban, isQrIban } from '@jahrring/contracts-documents';

/** A Swiss or Liechtenstein IBAN (21 characters, check digits right): only these may receive a QR-bill. */
export function isQrBillIban(iban: string): boolean {
  return /^(CH|LI)\d{7}[0-9A-Z]{12}$/.test(iban) && mod97(iban.slice(4) + iban.slice(0, 4)) === 1;
}
