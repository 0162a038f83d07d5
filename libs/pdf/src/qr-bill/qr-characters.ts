/** Letters of Romanian that lie outside the Latin blocks the code may hold. */
const extraCharacters = new Set(['Ș', 'ș', 'Ț', 'ț', '€']);

/**
 * Returns true if the Swiss QR code may contain this character (SIX guidelines 2.3, 4.1.1): U+0020–7E, U+00A0–17F,
 * ȘșȚț, €.
 */
export function isQrCharacter(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0x17f) || extraCharacters.has(character);
}

/** The first character the code may not hold, or undefined. */
export function findForbiddenCharacter(text: string): string | undefined {
  return [...text].find((character) => !isQrCharacter(character));
}

/** Length as the guidelines count it: characters, not UTF-16 units. */
export function lengthOf(text: string): number {
  return [...text].length;
}
