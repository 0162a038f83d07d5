import { id, localDate, recordFields, requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Longest values in characters of what a licence numbers itself: company parts, centres, accounts. */
export const numberedLimits = { number: 30, title: 150 } as const;

/** A number as people write it: `100`, `1-20`, `A.3`. Compared without case, unique in the licence. */
const number = requiredText(numberedLimits.number);

export const numberedFields = {
  number,
  title: requiredText(numberedLimits.title),
  active: z.boolean(),
};

export const numberedView = z.object({
  ...recordFields,
  number: z.string(),
  title: z.string(),
  active: z.boolean(),
});
export type NumberedView = z.infer<typeof numberedView>;

/** Option of a picker; inactive ones are returned too, so that a record that has one can show its name. */
export const numberedOption = z.object({
  id,
  number: z.string(),
  title: z.string(),
  active: z.boolean(),
});
export type NumberedOption = z.infer<typeof numberedOption>;

export const numberedListSpec = {
  sort: ['number', 'title', 'active', 'updatedAt'],
  filter: { number: 'text', title: 'text', active: 'boolean' },
  defaultSort: 'number',
} as const;

/** Fields of a numbered record that others receive. */
export const numberedEvent = z.object({
  id,
  number: z.string(),
  title: z.string(),
  active: z.boolean(),
  deleted: z.boolean(),
});

/** First and last day something may be chosen for, both included; null: without end. */
export const validity = { validFrom: localDate.nullish(), validTo: localDate.nullish() };
export const validityView = { validFrom: localDate.nullable(), validTo: localDate.nullable() };

export function endsAfterItBegins(span: {
  validFrom?: string | null | undefined;
  validTo?: string | null | undefined;
}): boolean {
  return !span.validFrom || !span.validTo || span.validTo >= span.validFrom;
}
export const endBeforeBegin = { path: ['validTo'], params: { code: 'afterOrEqual', other: 'validFrom' } };
