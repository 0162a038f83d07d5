export type TextValues = Readonly<Record<string, string | number>>;

/** A text with its values in place of `{{name}}`; nothing where a value is missing. */
export function fillText(text: string, values: TextValues): string {
  return text.replaceAll(/\{\{\s*([\w.]+)[^}]*\}\}/g, (_whole, name: string) => String(values[name] ?? ''));
}

/** Plural forms of a text by the names CLDR gives them; `other` is there in every language. */
type PluralForms<K extends string> = Readonly<Record<`${K}_other`, string>>;

/**
 * The text of a group in the plural form of a number: `days_one`, `days_few`, `days_other`, as i18next names them, filled with
 * its values and `{{count}}`.
 */
export function countedText<K extends string>(
  locale: string,
  group: PluralForms<K>,
  key: K,
  count: number,
  values: TextValues = {},
): string {
  const forms: Readonly<Record<string, string>> = group;
  const form = new Intl.PluralRules(locale).select(count);
  const text = forms[`${key}_${form}`] ?? group[`${key}_other`];
  return fillText(text, { ...values, count });
}
