import { isQRIBAN, isValidIBAN } from 'ibantools';

/** An IBAN without blanks and dashes, in capitals. */
export function compactIban(iban: string): string {
  return iban.replace(/[\s-]/g, '').toUpperCase();
}

/** An IBAN in groups of four, as it is printed. */
export function spacedIban(iban: string): string {
  return compactIban(iban).replace(/(.{4})(?=.)/g, '$1 ');
}

/**
 * Returns true if a compact IBAN is valid: a country of the ISO 13616 registry, its format and the right check digits.
 */
export function isIban(iban: string): boolean {
  return isValidIBAN(iban);
}

/**
 * Returns true if a compact IBAN is a QR-IBAN, which requires a QR reference: Switzerland or Liechtenstein, and an
 * institute from 30000 to 31999. Its check digits are not checked.
 */
export function isQrIban(iban: string): boolean {
  return isQRIBAN(iban);
}

/** Returns true if a compact IBAN is a valid one of Switzerland or Liechtenstein: only these may receive a QR-bill. */
export function isQrBillIban(iban: string): boolean {
  return /^(CH|LI)/.test(iban) && isIban(iban);
}
