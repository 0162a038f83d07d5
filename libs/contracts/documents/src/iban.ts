/** Length of an IBAN by country, of the countries the product knows and their neighbours (ISO 13616 registry). */
const lengths: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 16,
  CH: 21,
  DE: 22,
  ES: 24,
  FR: 27,
  GB: 22,
  IT: 27,
  LI: 21,
  LU: 20,
  NL: 18,
  RO: 24,
};

/** Institute ids that banks use for QR-IBANs only. */
const qrInstitutes = { from: 30_000, to: 31_999 } as const;

/** An IBAN without blanks, in capitals. */
export function compactIban(iban: string): string {
  return iban.replace(/\s/g, '').toUpperCase();
}

/** An IBAN in groups of four, as it is printed. */
export function spacedIban(iban: string): string {
  return compactIban(iban).replace(/(.{4})(?=.)/g, '$1 ');
}

/** Remainder of a text by 97 with letters as A = 10 … Z = 35 (ISO 7064, used by IBAN and ISO 11649). */
export function mod97(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const value = parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

/** Whether a compact IBAN can exist: its country's length and the right check digits. */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[0-9A-Z]{10,30}$/.test(iban)) return false;
  const length = lengths[iban.slice(0, 2)];
  if (length !== undefined && iban.length !== length) return false;
  return mod97(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** Whether a compact IBAN is a QR-IBAN of Switzerland or Liechtenstein, which asks for a QR reference. */
export function isQrIban(iban: string): boolean {
  if (!/^(CH|LI)/.test(iban)) return false;
  const institute = Number(iban.slice(4, 9));
  return institute >= qrInstitutes.from && institute <= qrInstitutes.to;
}
