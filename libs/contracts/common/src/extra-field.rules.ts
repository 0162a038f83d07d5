import type { Locale } from './constants';
import type { ExtraField, ExtraInput, ExtraTitle, ExtraValues } from './extra-fields';

// Apart from the schemas: a list page shows extra fields without loading zod.

/** A title in the reader's language, else in German, else in whichever there is. */
export function extraTitleIn(title: ExtraTitle, language: string): string {
  return title[language as Locale] || title.de || Object.values(title).find((text) => text !== '') || '';
}

/** Returns the text of a value in a file or a search: a choice by its title; `yes` and `no` in the given words. */
export function extraValueText(
  field: ExtraField,
  value: string | undefined,
  language: string,
  words: { yes: string; no: string } = { yes: 'yes', no: 'no' },
): string {
  if (value === undefined) return '';
  if (field.kind === 'yesno') return value === 'yes' ? words.yes : words.no;
  if (field.kind !== 'choice') return value;
  const choice = field.choices?.find(({ key }) => key === value);
  return choice ? extraTitleIn(choice.title, language) : value;
}

/** Those of the fields that forms, lists and exports show, in their order. */
export function activeExtraFields(fields: readonly ExtraField[]): ExtraField[] {
  return fields.filter(({ active }) => active).sort((a, b) => a.order - b.order);
}

/**
 * Returns the extra fields that a form has changed; undefined if there are none. Blank and missing count as the same.
 */
export function changedExtra(base: ExtraValues, values: ExtraInput | undefined): ExtraInput | undefined {
  const changed = Object.entries(values ?? {}).filter(([key, value]) => (value ?? '') !== (base[key] ?? ''));
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}
