import { locales } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Lists of values that forms offer. The superadmin keeps the values; a licence adds, hides, orders and translates. */
export const dropdownKeys = [
  'salutation',
  'function',
  'team',
  'drivers_licence',
  'tree_species',
  'wood_type',
  'wood_quality',
  'unit',
  'cancel_reason',
  'correction_reason',
] as const;
export const dropdownKey = z.enum(dropdownKeys);
export type DropdownKey = z.infer<typeof dropdownKey>;

export const dropdownLimits = { value: 40, text: 100, values: 500 } as const;

/** Key that is stored when a value is chosen: small letters, digits, `_` and `-`. It never changes. */
const valueKey = z
  .string()
  .trim()
  .max(dropdownLimits.value)
  .regex(/^[a-z0-9][a-z0-9_-]*$/);

const text = z.string().trim().max(dropdownLimits.text);

/** The words of a value by language; German is there, the others fall back to it. */
export const dropdownTexts = z.strictObject({
  ...Object.fromEntries(locales.map((locale) => [locale, text.optional()])),
  de: text.min(1),
});
export type DropdownTexts = { de: string } & Partial<Record<(typeof locales)[number], string>>;

const savedValue = z.strictObject({
  value: valueKey,
  texts: dropdownTexts,
  /** False: not offered any more; who has it keeps it. */
  active: z.boolean(),
});

function areDistinct(values: readonly { value: string }[]): boolean {
  return new Set(values.map(({ value }) => value)).size === values.length;
}

/** A whole list in its order, as its editor saves it. */
export const saveDropdown = z.strictObject({
  values: z
    .array(savedValue)
    .max(dropdownLimits.values)
    .refine(areDistinct, { params: { code: 'distinct' } }),
});
export type SaveDropdown = z.infer<typeof saveDropdown>;

export const dropdownValue = z.object({
  value: z.string(),
  texts: z.record(z.string(), z.string()),
  active: z.boolean(),
  /** True: the licence has added it; false: it comes from the installation. */
  own: z.boolean(),
});
export type DropdownValue = z.infer<typeof dropdownValue>;

export const dropdownView = z.object({
  key: dropdownKey,
  /** 0 as long as nothing has been changed. */
  version: z.int().min(0),
  values: z.array(dropdownValue),
});
export type DropdownView = z.infer<typeof dropdownView>;
export const dropdownList = z.object({ items: z.array(dropdownView), total: z.int() });

/**
 * Option of a picker, in the reader's language; inactive ones are included, so that a record that has one can show its
 * name.
 */
export const dropdownOption = z.object({ value: z.string(), text: z.string(), active: z.boolean() });
export type DropdownOption = z.infer<typeof dropdownOption>;
export const dropdownOptions = z.object({ items: z.array(dropdownOption), total: z.int() });
