import { localDate } from '@jahrring/contracts-common';
import { z } from 'zod';
import { checkFilters, checkSpan, factFilter } from './fact.contract';
import { measure } from './measure.contract';
import {
  comparisons,
  dimension,
  extraDimension,
  factSource,
  filterNames,
  comparisonsOf,
  hasDimension,
  mayLimit,
  sourceShapes,
  type Comparison,
  type ExtraDimension,
  type FactSource,
} from './source.contract';

/** Rows and columns are grouped by so many dimensions each. */
export const mostDimensions = 3;
/** So many rows can be asked for as the greatest. */
export const mostTop = 100;
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

type Axis = 'rows' | 'columns' | 'measures';

/** Refuses what the source of a report cannot be asked. */
export function checkShape(
  query: { source: FactSource } & Record<Axis, readonly string[]>,
  context: z.RefinementCtx,
): void {
  const shape = sourceShapes[query.source];
  for (const axis of ['rows', 'columns', 'measures'] as const) {
    const measures: readonly string[] = shape.measures;
    const isKnown = query[axis].every((key) =>
      axis === 'measures' ? measures.includes(key) : hasDimension(query.source, key),
    );
    if (!isKnown) context.addIssue({ code: 'custom', path: [axis], params: { code: 'oneOf' } });
  }
}

interface Options {
  rows: readonly string[];
  columns: readonly string[];
  compare?: Comparison | undefined;
  top?: number | undefined;
}

/** Refuses comparisons and limits that the report has no place for. */
export function checkOptions(query: Options, context: z.RefinementCtx): void {
  const refuse = (path: string) =>
    context.addIssue({ code: 'custom', path: [path], params: { code: 'oneOf' } });
  const { compare } = query;
  if (compare !== undefined && !comparisonsOf(query).includes(compare)) refuse('compare');
  if (query.top !== undefined && !mayLimit(query)) refuse('top');
}

/**
 * Formats of hours: in hours and minutes, as decimals, or in days of the length that the licence has set for them.
 * Default: hours and minutes on screen and paper, decimals in workbooks and text.
 */
export const hourFormats = ['clock', 'decimal', 'days'] as const;
export const hourFormat = z.enum(hourFormats);
export type HourFormat = (typeof hourFormats)[number];

const asked = {
  source: factSource.default('time'),
  rows: places(1),
  columns: places(0).default([]),
  /** Each figure is followed by that of other days and the change, or by its part of the total. */
  compare: z.enum(comparisons).optional(),
  /** Only so many rows, the greatest; all others as one. */
  top: z.coerce.number().int().min(1).max(mostTop).optional(),
  hourFormat: hourFormat.optional(),
  /** The month a business year begins in, from 1; January where nothing is said. */
  yearStart: z.coerce.number().int().min(1).max(12).optional(),
  measures: z
    .string()
    .max(500)
    .transform((text) => text.split(','))
    .pipe(
      z
        .array(measure)
        .min(1)
        .refine((keys) => new Set(keys).size === keys.length, { params: { code: 'distinct' } }),
    ),
  ...factFilter,
};

const plainQuery = z.strictObject(asked);

function checkQuery(query: z.output<typeof plainQuery>, context: z.RefinementCtx): void {
  checkSpan(query, context);
  checkFilters(query, context);
  checkShape(query, context);
  checkOptions(query, context);
  if (query.rows.some((key) => query.columns.includes(key))) {
    context.addIssue({ code: 'custom', path: ['columns'], params: { code: 'distinct' } });
  }
}

/** A report: what stands in rows and columns, what is worked out, over which lines. */
export const pivotQuery = plainQuery.superRefine(checkQuery);
export type PivotQuery = z.output<typeof pivotQuery>;

/** File formats of reports: paper to sign, a workbook that adds up by itself, text. */
export const pivotFormats = ['pdf', 'xlsx', 'csv'] as const;
export type PivotFormat = (typeof pivotFormats)[number];

/** A report as a file: `title` stands on paper, `signed` leaves lines there to sign on. */
export const pivotFileQuery = z
  .strictObject({
    ...asked,
    title: z.string().trim().min(1).max(120).optional(),
    signed: z
      .enum(['true', 'false'])
      .transform((text) => text === 'true')
      .optional(),
  })
  .superRefine(checkQuery);
export type PivotFileQuery = z.output<typeof pivotFileQuery>;

/** Paper holds so many lines; a workbook or CSV holds more. */
export const mostPrintedLines = 4000;

/** A place on an axis: key and name for each dimension; null where a line has none. Names of periods and kinds are the reader's to find. */
const place = z.object({
  keys: z.array(z.string().nullable()),
  labels: z.array(z.string().nullable()),
});
export type PivotPlace = z.infer<typeof place>;

/** Seconds, shares and numbers as they are, amounts with two decimals; null where there is nothing. */
const figure = z.string().nullable();

export const pivotView = z.object({
  /** `before` are figures of the days that are compared with, `change` the part by which they have grown, `share` their part of the column's total. */
  columns: z.array(place.extend({ measure, compared: z.enum(['before', 'change', 'share']).optional() })),
  /** `others`: so many rows as one. */
  /** `total`: of all columns, worked out from what lies behind them; where there are columns and one measure. */
  rows: z.array(
    place.extend({ values: z.array(figure), total: figure.optional(), others: z.int().optional() }),
  ),
  totals: z.array(figure),
  total: figure.optional(),
  /** The days that are compared with. */
  comparedWith: z.object({ from: localDate, to: localDate }).nullable(),
  /** Titles of the licence's own fields on the axes, by dimension. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Length of a day in seconds, if hours are given in days. */
  daySeconds: z.int().optional(),
  /** The reader does not see everybody's lines: sums are of what they see. */
  partial: z.boolean(),
  /** Nearest day with lines, and its month, if there is nothing in these days. */
  nearest: z.object({ day: localDate, from: localDate, to: localDate }).nullable(),
});
export type PivotView = z.infer<typeof pivotView>;

/** Query for the choices of filters: everything that occurs in the reader's facts of these days. */
export const choicesQuery = z
  .strictObject({ source: factSource.default('time'), from: localDate, to: localDate })
  .superRefine(checkSpan);
export type ChoicesQuery = z.output<typeof choicesQuery>;

/** `label` is null where the page names the value itself, as countries and statuses. */
const choice = z.object({ id: z.string(), label: z.string().nullable() });
export const pivotChoices = z.object({
  /** By filter, as far as the source has it; filters with values that are the same everywhere are left out. */
  filters: z.partialRecord(z.enum(filterNames), z.array(choice)),
  /** Of the licence's own fields. */
  fields: z.array(z.object({ dimension: z.string(), title: z.string(), choices: z.array(choice) })),
});
export type PivotChoices = z.infer<typeof pivotChoices>;

/** The licence's own fields that figures of a source can be told apart by, in the reader's language. */
export const reportFields = z.object({
  items: z.array(z.object({ dimension: extraDimension, title: z.string() })),
});
export type ReportFields = { items: { dimension: ExtraDimension; title: string }[] };
export const reportFieldsQuery = z.strictObject({ source: factSource.default('time') });
export type ReportFieldsQuery = z.output<typeof reportFieldsQuery>;
