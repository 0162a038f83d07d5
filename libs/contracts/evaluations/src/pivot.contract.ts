import { localDate } from '@jahrring/contracts-common';
import { z } from 'zod';
import { checkSpan, dimension, dimensions, factFilter, type Dimension } from './fact.contract';

/**
 * What is worked out: hours and billable hours in seconds, the billable share of the hours (0 to 1), the value of the lines in
 * the licence's currency, and their number.
 */
export const measures = ['hours', 'billableHours', 'billableShare', 'amount', 'lines'] as const;
export const measure = z.enum(measures);
export type Measure = (typeof measures)[number];

/** Rows and columns are grouped by so many dimensions each. */
export const mostDimensions = 3;
/** More columns than these are refused: nobody reads them, and no sheet holds them. */
export const mostColumns = 400;

const places = (least: number) =>
  z
    .string()
    .max(200)
    .transform((text) => (text === '' ? [] : text.split(',')))
    .pipe(
      z
        .array(dimension)
        .min(least)
        .max(mostDimensions)
        .refine((keys) => new Set(keys).size === keys.length, { params: { code: 'distinct' } }),
    );

/** A report: what stands in rows and columns, what is worked out, over which lines. */
export const pivotQuery = z
  .strictObject({
    rows: places(1),
    columns: places(0).default([]),
    measures: z
      .string()
      .max(200)
      .transform((text) => text.split(','))
      .pipe(
        z
          .array(measure)
          .min(1)
          .refine((keys) => new Set(keys).size === keys.length, { params: { code: 'distinct' } }),
      ),
    ...factFilter,
  })
  .superRefine((query, context) => {
    checkSpan(query, context);
    if (query.rows.some((key) => query.columns.includes(key))) {
      context.addIssue({ code: 'custom', path: ['columns'], params: { code: 'distinct' } });
    }
  });
export type PivotQuery = z.output<typeof pivotQuery>;

/** A place on an axis: key and name for each dimension; null where a line has none. Names of periods and kinds are the reader's to find. */
const place = z.object({
  keys: z.array(z.string().nullable()),
  labels: z.array(z.string().nullable()),
});
export type PivotPlace = z.infer<typeof place>;

/** Seconds, shares and numbers as they are, amounts with two decimals; null where there is nothing. */
const figure = z.string().nullable();

export const pivotView = z.object({
  columns: z.array(place.extend({ measure })),
  rows: z.array(place.extend({ values: z.array(figure) })),
  totals: z.array(figure),
  /** The reader does not see everybody's lines: sums are of what they see. */
  partial: z.boolean(),
  /** Where nothing is in these days: the nearest day with lines, and its month. */
  nearest: z.object({ day: localDate, from: localDate, to: localDate }).nullable(),
});
export type PivotView = z.infer<typeof pivotView>;

/** What filters may choose from: everything the reader's lines of these days name. */
export const choicesQuery = z.strictObject({ from: localDate, to: localDate }).superRefine(checkSpan);
export type ChoicesQuery = z.output<typeof choicesQuery>;

const choice = z.object({ id: z.string(), label: z.string() });
export const pivotChoices = z.object({
  person: z.array(choice),
  team: z.array(choice),
  project: z.array(choice),
  customer: z.array(choice),
  activity: z.array(choice),
});
export type PivotChoices = z.infer<typeof pivotChoices>;

/** Whether a text names a dimension. */
export const isDimension = (text: string): text is Dimension =>
  (dimensions as readonly string[]).includes(text);
