import { dropdownLimits } from '@jahrring/contracts-admin';

/** "Äussere Föhre" → `aussere_fohre`, with a number behind it where that is taken. */
export function valueKeyOf(text: string, taken: readonly string[]): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll('ß', 'ss')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '');
  const key = plain.slice(0, dropdownLimits.value - 4) || 'value';
  if (!taken.includes(key)) return key;
  let number = 2;
  while (taken.includes(`${key}_${number}`)) number += 1;
  return `${key}_${number}`;
}

/** The list with one entry moved by one place; unchanged at its ends. */
export function moved<T>(list: readonly T[], from: number, by: 1 | -1): T[] {
  const to = from + by;
  const next = [...list];
  const [entry] = next.splice(from, 1);
  if (entry === undefined || to < 0 || to > next.length) return [...list];
  next.splice(to, 0, entry);
  return next;
}
