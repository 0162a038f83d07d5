import type { ExtraFieldInput } from '@jahrring/contracts-admin';
import type { ExtraField } from '@jahrring/contracts-common';

/** A field as it is sent back; choices that were taken away are the server's. */
export function toInput({
  key,
  title,
  kind,
  choices,
  required,
  active,
  inList,
  reportable = false,
}: ExtraField): ExtraFieldInput {
  const offered = choices
    ?.filter((choice) => choice.active)
    .map((choice) => ({ key: choice.key, title: choice.title }));
  return { key, title, kind, required, active, inList, reportable, ...(offered ? { choices: offered } : {}) };
}

export const emptyField: ExtraFieldInput = {
  title: { de: '' },
  kind: 'text',
  choices: [],
  required: false,
  active: true,
  inList: false,
  reportable: false,
};

/** The list with one field changed or, where it has no key yet, added. */
export function withField(fields: readonly ExtraField[], changed: ExtraFieldInput): ExtraFieldInput[] {
  const all = fields.map(toInput);
  if (changed.key === undefined) return [...all, changed];
  return all.map((field) => (field.key === changed.key ? changed : field));
}

/** The active fields in the given order, the others behind them. */
export function inOrder(fields: readonly ExtraField[], keys: readonly string[]): ExtraFieldInput[] {
  const rank = (key: string) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  return [...fields].sort((a, b) => rank(a.key) - rank(b.key)).map(toInput);
}
