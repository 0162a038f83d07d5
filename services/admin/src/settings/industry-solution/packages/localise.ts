import type { PackageItem } from '@jahrring/contracts-admin';
import { locales, type PackagePart, type PartItem } from '@jahrring/contracts-common';
import { stableId } from '../../../database';

const known = new Set<string>(locales);

/** Words by language, as opposed to an object with fields. */
function isWords(value: object): value is Record<string, string> {
  const entries = Object.entries(value);
  return (
    'de' in value && entries.every(([language, text]) => known.has(language) && typeof text === 'string')
  );
}

/** Words in a language, German where they are not there in it. */
export function wordsIn(words: Readonly<Record<string, string | undefined>>, language: string): string {
  return words[language] ?? words['de'] ?? '';
}

/** The value with every group of words replaced by those of one language. */
function inLanguage(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => inLanguage(one, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isWords(value)) return wordsIn(value, language);
  const members = Object.entries(value) as [string, unknown][];
  return Object.fromEntries(members.map(([name, member]) => [name, inLanguage(member, language)]));
}

/** Returns the values of an item for a licence: list values keep all languages, everything else has the language of the licence. */
export function itemFor(
  part: PackagePart,
  { key, values }: PackageItem,
  { licenceId, packageKey, language }: { licenceId: string; packageKey: string; language: string },
): PartItem {
  const id = stableId([licenceId, packageKey, part, key]);
  if (part === 'dropdowns') return { key, id, values };
  const { rateCategory, ...own } = inLanguage(values, language) as Record<string, unknown>;
  if (part !== 'objects' || rateCategory === undefined)
    return { key, id, values: { ...own, ...(rateCategory === undefined ? {} : { rateCategory }) } };
  const rateCategoryId = stableId([licenceId, packageKey, 'rateCategories', String(rateCategory)]);
  return { key, id, values: { ...own, rateCategoryId } };
}
