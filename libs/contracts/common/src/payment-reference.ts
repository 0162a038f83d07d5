/** Carry table of the recursive modulo 10 (ISR/QRR check digit). */
const carryTable = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5] as const;

const QRR_LENGTH = 27;

/** Check digit of a digit string by recursive modulo 10. */
function mod10CheckDigit(digits: string): string {
  let carry = 0;
  for (const digit of digits) carry = carryTable[(carry + Number(digit)) % 10] ?? 0;
  return String((10 - carry) % 10);
}

/** Remainder of a text by 97 with letters as A = 10 … Z = 35 (ISO 7064). */
function mod97(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const value = parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

/** A QR reference: 27 digits, not all zero, with a right check digit. */
export function isQrReference(reference: string): boolean {
  if (!/^\d{27}$/.test(reference) || /^0+$/.test(reference)) return false;
  return mod10CheckDigit(reference.slice(0, -1)) === reference.slice(-1);
}

/** A creditor reference (ISO 11649): RF, two check digits, 1–21 letters or digits. */
export function isCreditorReference(reference: string): boolean {
  return /^RF\d{2}[0-9A-Z]{1,21}$/.test(reference) && mod97(reference.slice(4) + reference.slice(0, 4)) === 1;
}

/**
 * The QR reference of a licence's counter: the bank's prefix, the counter padded with zeros, the check digit.
 * @throws RangeError when prefix and counter do not fit in 26 digits
 */
export function buildQrReference(prefix: string, counter: number): string {
  const room = QRR_LENGTH - 1 - prefix.length;
  const digits = String(counter);
  if (!/^\d*$/.test(prefix) || digits.length > room)
    throw new RangeError('the reference does not fit in 27 digits');
  const body = prefix + digits.padStart(room, '0');
  return body + mod10CheckDigit(body);
}

/** The creditor reference of a licence's counter, for an account with a normal IBAN. */
export function buildCreditorReference(counter: number): string {
  const body = String(counter).padStart(10, '0');
  return `RF${String(98 - mod97(`${body}RF00`)).padStart(2, '0')}${body}`;
}
