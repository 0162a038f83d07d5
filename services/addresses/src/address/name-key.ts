/** Longest key in characters; taking a letter apart into letter and accent makes a name longer. */
export const nameKeyLength = 200;

/** Under which a name is found again: "Sägerei  LÜTHI AG." and "Sagerei Luthi AG" are the same company. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, nameKeyLength)
    .trim();
}

/** Under which a customer number is unique: "K-12" and "k-12" are the same. */
export function customerNumberKey(customerNumber: string | null | undefined): string | null {
  return customerNumber?.toLowerCase() ?? null;
}
