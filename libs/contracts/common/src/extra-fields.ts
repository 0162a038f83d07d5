import { z } from 'zod';
import { locale } from './constants';
import { defineEvent } from './events';
import type { FieldError } from './problem';
import { localDate } from './values';

/** Records to which a licence may add fields of its own. */
export const extraEntities = ['address', 'project', 'object', 'employee', 'document'] as const;
export const extraEntity = z.enum(extraEntities);
export type ExtraEntity = z.infer<typeof extraEntity>;

export const extraKinds = ['text', 'number', 'date', 'choice', 'yesno'] as const;
export const extraKind = z.enum(extraKinds);
export type ExtraKind = z.infer<typeof extraKind>;

/** Kinds whose values can be told apart in figures, and records whose fields can: those of people are nobody's figures. */
export const reportableKinds = ['text', 'choice', 'yesno'] as const;
export const reportableEntities = ['address', 'project', 'object'] as const;
/** Returns whether a field of this kind and record can be marked as reportable. */
export const mayReport = (entity: ExtraEntity, kind: ExtraKind): boolean =>
  reportableEntities.some((one) => one === entity) && reportableKinds.some((one) => one === kind);

/** Longest texts in characters, and how many there may be. */
export const extraLimits = { title: 60, text: 500, fields: 30, choices: 50 } as const;

/** A key begins with its field's kind, so that the query of a list can be read without the licence's definitions. */
export const extraKey = z.string().regex(/^(text|number|date|choice|yesno)_[a-z0-9]{6}$/);
const choiceKey = z.string().regex(/^[a-z0-9]{6}$/);

/** A title by language; one of them at least. */
export const extraTitle = z.partialRecord(locale, z.string().trim().max(extraLimits.title)).refine(
  (title) => Object.values(title).some((text) => text !== ''),
  // At the language that is asked for first.
  { path: ['de'], params: { code: 'required' } },
);
export type ExtraTitle = z.infer<typeof extraTitle>;

const extraChoice = z.strictObject({ key: choiceKey, title: extraTitle, active: z.boolean() });
export type ExtraChoice = z.infer<typeof extraChoice>;

/** A field of a licence's own, as services and pages know it. */
export const extraField = z.strictObject({
  key: extraKey,
  title: extraTitle,
  kind: extraKind,
  /** Only of the kind `choice`; one that was taken away stays, not active, for the values that name it. */
  choices: z.array(extraChoice).max(extraLimits.choices).optional(),
  required: z.boolean(),
  /** Not active: out of forms and lists, its values stay. */
  active: z.boolean(),
  order: z.int().min(0),
  /** A column of the list unless the user hides it. */
  inList: z.boolean(),
  /** Figures can be told apart by it; left out where it is not so. */
  reportable: z.boolean().optional(),
});
export type ExtraField = z.infer<typeof extraField>;

/** The fields a licence has added to records of one kind. */
export const extraFieldSet = z.object({
  entity: extraEntity,
  /** 0: nothing was ever saved. */
  version: z.int().min(0),
  fields: z.array(extraField),
});
export type ExtraFieldSet = z.infer<typeof extraFieldSet>;

export const extraFieldSets = z.object({ items: z.array(extraFieldSet) });
export type ExtraFieldSets = z.infer<typeof extraFieldSets>;

/** The fields of one entity, whole: the newest replaces what was known. Sent by the owner of the definitions, admin. */
export const extraFieldsChanged = defineEvent(
  'admin.extraFields.changed',
  1,
  // Unknown properties of a newer owner are ignored, not refused.
  z.object({ entity: extraEntity, fields: z.array(z.object(extraField.shape)) }),
);
export type ExtraFieldsChanged = z.infer<typeof extraFieldsChanged.schema>;

/**
 * Values of a record's extra fields: texts by field key. A number is a decimal string (`"12.5"`), a date `YYYY-MM-DD`,
 * a choice its key, yes/no `yes` or `no`. A field without a value is left out.
 */
export const extraValues = z.record(z.string(), z.string());
export type ExtraValues = z.infer<typeof extraValues>;

/**
 * Extra fields that a form sends: only those that change; null or '' removes a value. A control that nobody has touched
 * is undefined.
 */
export const extraInput = z.record(z.string().max(40), z.string().max(2000).nullish());
export type ExtraInput = z.infer<typeof extraInput>;

const numberText = /^[+-]?\d{1,12}(\.\d{1,4})?$/;

/** A number in the one form in which it is kept: no plus, no leading and trailing zeros. */
function plainNumber(text: string): string {
  const [whole = '', fraction = ''] = text.replace(/^[+-]/, '').split('.');
  const decimals = fraction.replace(/0+$/, '');
  const digits = whole.replace(/^0+(?=\d)/, '') + (decimals ? `.${decimals}` : '');
  return text.startsWith('-') && digits !== '0' ? `-${digits}` : digits;
}

type Checked = { value: string } | { code: string; params?: Record<string, number> };

function checkChoice(field: ExtraField, text: string, present: string | undefined): Checked {
  const choice = field.choices?.find(({ key }) => key === text);
  return choice && (choice.active || text === present) ? { value: text } : { code: 'in' };
}

function checkValue(field: ExtraField, text: string, present: string | undefined): Checked {
  switch (field.kind) {
    case 'text':
      return text.length > extraLimits.text
        ? { code: 'max', params: { max: extraLimits.text } }
        : { value: text };
    case 'number':
      return numberText.test(text) ? { value: plainNumber(text) } : { code: 'numeric' };
    case 'date':
      return localDate.safeParse(text).success ? { value: text } : { code: 'date' };
    case 'choice':
      return checkChoice(field, text, present);
    case 'yesno':
      return text === 'yes' || text === 'no' ? { value: text } : { code: 'boolean' };
  }
}

function errorAt(key: string, code: string, params?: Record<string, number>): FieldError {
  return {
    field: `extra.${key}`,
    in: 'body',
    code,
    key: `validation.${code}`,
    ...(params ? { params } : {}),
  };
}

export interface ExtraCheck {
  /** The record's values as they stand then. */
  values: ExtraValues;
  errors: FieldError[];
}

/**
 * Lays what was sent over what a record holds. Unknown keys and values against their kind are errors at `extra.<key>`;
 * fields that are not active keep what they hold.
 */
export function checkExtra(
  fields: readonly ExtraField[],
  sent: ExtraInput,
  present: ExtraValues = {},
): ExtraCheck {
  const values: ExtraValues = { ...present };
  const errors: FieldError[] = [];
  for (const [key, raw] of Object.entries(sent)) {
    if (raw === undefined) continue;
    const field = fields.find((one) => one.key === key);
    if (!field) errors.push(errorAt(key, 'unknown'));
    if (!field?.active) continue;
    const text = (raw ?? '').trim();
    if (text === '') {
      delete values[key];
      continue;
    }
    const checked = checkValue(field, text, present[key]);
    if ('value' in checked) values[key] = checked.value;
    else errors.push(errorAt(key, checked.code, checked.params));
  }
  return { values, errors };
}

/** An error for each required field without a value. */
export function missingExtra(fields: readonly ExtraField[], values: ExtraValues): FieldError[] {
  return fields
    .filter(({ key, active, required }) => active && required && !values[key])
    .map(({ key }) => errorAt(key, 'required'));
}
