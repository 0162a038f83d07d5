import { optionalText } from '@jahrring/contracts-common';

const ahvDigits = 13;

/** EAN-13: the sum of the digits, every second one threefold, ends in 0. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** Returns true if the text is a Swiss AHV number: 756, nine digits, check digit; points and spaces are ignored. */
export function isAhvNumber(text: string): boolean {
  const digits = text.replaceAll(/[.\s]/g, '');
  return digits.length === ahvDigits && /^756\d+$/.test(digits) && hasCheckDigit(digits);
}

/** A Swiss number as it is printed, `756.9217.0769.85`; another country's as it was typed. */
export function formatInsuranceNumber(text: string): string {
  if (!isAhvNumber(text)) return text.trim();
  const digits = text.replaceAll(/[.\s]/g, '');
  return [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7, 11), digits.slice(11)].join('.');
}

function isPlausible(text: string | null | undefined): boolean {
  return !text || !/^\s*756/.test(text) || isAhvNumber(text);
}

/** Number of the social insurance; what begins with 756 has to be a valid AHV number. */
export const insuranceNumber = optionalText(20)
  .refine(isPlausible, { params: { code: 'insuranceNumber' } })
  .transform((text) => (text ? formatInsuranceNumber(text) : text));
