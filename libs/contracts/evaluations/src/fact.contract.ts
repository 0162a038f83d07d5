import { id, localDate } from '@jahrring/contracts-common';
import { z } from 'zod';

/** What a line of a time sheet records, spelled as time does. */
export const factKinds = [
  'hours',
  'machines',
  'vehicles',
  'tools',
  'material',
  'products',
  'plants',
  'timber_lots',
  'expenses',
  'externals',
] as const;
export type FactKind = (typeof factKinds)[number];

/** What figures are grouped by. `week` is named by its Monday, `quarter` as `2026-Q1`. */
export const dimensions = [
  'person',
  'team',
  'project',
  'customer',
  'activity',
  'kind',
  'billable',
  'day',
  'week',
  'month',
  'quarter',
  'year',
] as const;
export const dimension = z.enum(dimensions);
export type Dimension = (typeof dimensions)[number];

/** What of a line may be missing; such lines are found by `filter[without]`. */
export const optionalDimensions = ['activity', 'customer', 'team'] as const;

const mostValues = 200;

function listOf<T extends z.ZodType<string, string>>(value: T) {
  return z
    .string()
    .max(10_000)
    .transform((text) => text.split(','))
    .pipe(z.array(value).min(1).max(mostValues));
}

/** Which lines: a span of days, both inclusive, and any of the values of each filter. */
export const factFilter = {
  from: localDate,
  to: localDate,
  'filter[person]': listOf(id).optional(),
  'filter[team]': listOf(z.string().min(1).max(100)).optional(),
  'filter[project]': listOf(id).optional(),
  'filter[customer]': listOf(id).optional(),
  'filter[activity]': listOf(id).optional(),
  'filter[kind]': listOf(z.enum(factKinds)).optional(),
  'filter[billable]': z.enum(['true', 'false']).optional(),
  'filter[without]': listOf(z.enum(optionalDimensions)).optional(),
};

/** Refuses a span that ends before it begins, at its end. */
export function checkSpan({ from, to }: { from: string; to: string }, context: z.RefinementCtx): void {
  if (from > to) context.addIssue({ code: 'custom', path: ['to'], params: { code: 'afterOrEqual' } });
}

export const lineQuery = z
  .strictObject({
    ...factFilter,
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(500).default(50),
  })
  .superRefine(checkSpan);
export type LineQuery = z.output<typeof lineQuery>;
export type FactFilter = Omit<LineQuery, 'page' | 'pageSize'>;

/** One line of a time sheet, as a figure is made of it. */
export const factLine = z.object({
  id,
  day: localDate,
  kind: z.enum(factKinds),
  person: z.string(),
  project: z.string(),
  projectId: id,
  customer: z.string().nullable(),
  activity: z.string().nullable(),
  seconds: z.int(),
  billable: z.boolean(),
  /** In the licence's currency; null where the reader sees no prices. */
  amount: z.string().nullable(),
});
export type FactLine = z.infer<typeof factLine>;

export const factLines = z.object({ items: z.array(factLine), total: z.int() });
export type FactLines = z.infer<typeof factLines>;
