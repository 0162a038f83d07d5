import { foldText } from '@jahrring/contracts-common';

/** Shorter numbers stand in a text by chance. */
const leastNumber = 5;
/** Rows of letters or of digits that one number is written in: `R-2026 / 00 17`. */
const mostParts = 6;

/** A number or name without blanks, signs, accents and capitals, as texts of payers are compared with it. */
export const matchKey = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Returns true if a bill's number is long enough to be searched for in a text. */
export const isSearchable = (numberKey: string): boolean => numberKey.length >= leastNumber;

/** Keys of all numbers that may stand in a text, whatever blanks and signs are in them; part of a longer row of digits is none. */
export function numbersIn(text: string): string[] {
  const parts = foldText(text).match(/\p{L}+|\p{N}+/gu) ?? [];
  const found = new Set<string>();
  for (const begin of parts.keys()) {
    let number = '';
    for (const part of parts.slice(begin, begin + mostParts)) {
      number += part;
      if (isSearchable(number)) found.add(number);
    }
  }
  return [...found];
}
