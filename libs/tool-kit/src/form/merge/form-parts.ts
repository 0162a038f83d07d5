import type { FieldEntry } from '@jahrring/ui/form';
import { areAlike, valueAt, type FieldPathOf, type MergePart, type Versions } from './merge-drafts';

/**
 * The fields that stand in a form as parts to choose between, with their own labels and words. Rows of a list are compared
 * one by one where all versions have the same ones; else the list is one part.
 */
export function formParts<D extends object>(
  fields: ReadonlyMap<string, FieldEntry>,
  versions: Versions<D>,
  showOther: (value: unknown) => string,
): MergePart<D>[] {
  const parts = new Map<string, MergePart<D>>();
  for (const [name, { label, show }] of fields) {
    const list = unlikeListOf(name, versions);
    const path = (list ?? name) as FieldPathOf<D>;
    if (parts.has(path)) continue;
    const shown = (value: unknown) => (list ? showOther(value) : inWords(value, show, showOther));
    parts.set(path, { fields: [path], label, show: (draft) => shown(valueAt(draft, path)) });
  }
  return [...parts.values()];
}

function inWords(value: unknown, show: FieldEntry['show'], showOther: (value: unknown) => string): string {
  if (value === null || value === undefined || value === '') return '';
  const word = show(value);
  if (word !== undefined) return word;
  if (!Array.isArray(value)) return showOther(value);
  const words = value.map((one: unknown) => show(one));
  return words.every((one) => one !== undefined) ? words.join(', ') : showOther(value);
}

/** The list a field is in a row of, where its rows cannot be compared. */
function unlikeListOf<D>(name: string, { base, mine, theirs }: Versions<D>): string | undefined {
  const keys = name.split('.');
  const lists = keys.flatMap((key, index) => (/^\d+$/.test(key) ? [keys.slice(0, index).join('.')] : []));
  return lists.find((list) => {
    const rows = [base, mine, theirs].map((draft) => valueAt(draft, list));
    return !rows.every((one) => Array.isArray(one)) || !areAlike(rows);
  });
}
