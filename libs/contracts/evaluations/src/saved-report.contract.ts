import { id, listOf, localDate, requiredText, role } from '@jahrring/contracts-common';
import { z } from 'zod';
import { extraCondition, filterValues } from './fact.contract';
import { measure } from './measure.contract';
import { checkOptions, checkShape, hourFormat, mostDimensions, mostTop } from './pivot.contract';
import {
  comparisons,
  dimension,
  factSource,
  filterNames,
  sourceShapes,
  type FilterName,
} from './source.contract';

const calendarPeriods = ['month', 'lastMonth', 'quarter', 'year', 'lastYear', 'always'] as const;
/** Of a business year, which begins in a month of its own. */
export const businessPeriods = ['businessYear', 'lastBusinessYear'] as const;
/** Days seen from the day a report is opened. */
export const savedPeriods = [...calendarPeriods, ...businessPeriods] as const;
export type SavedPeriod = (typeof savedPeriods)[number];

export const savedReportLimits = { title: 80, values: 200, shares: 200, pinned: 6 } as const;

const distinct = (keys: readonly string[]): boolean => new Set(keys).size === keys.length;
const distinctly = { params: { code: 'distinct' } };
const places = (least: number) =>
  z.array(dimension).min(least).max(mostDimensions).refine(distinct, distinctly);
type SavedFilters = {
  [Name in FilterName]: z.ZodOptional<z.ZodArray<(typeof filterValues)[Name]>>;
};
/** Filters of a saved report. */
const savedFilters = z.strictObject(
  Object.fromEntries(
    filterNames.map((name) => [
      name,
      z.array(filterValues[name]).min(1).max(savedReportLimits.values).optional(),
    ]),
  ) as unknown as SavedFilters,
);

/** A report as data: what stands in rows and columns, what is worked out, over which days and lines. */
export const reportDefinition = z
  .strictObject({
    source: factSource.default('time'),
    rows: places(1),
    columns: places(0),
    measures: z.array(measure).min(1).refine(distinct, distinctly),
    compare: z.enum(comparisons).optional(),
    top: z.int().min(1).max(mostTop).optional(),
    hourFormat: hourFormat.optional(),
    yearStart: z.int().min(1).max(12).optional(),
    filters: savedFilters,
    /** Values of the licence's own fields. */
    extra: z.array(extraCondition).min(1).max(savedReportLimits.values).optional(),
    period: z.union([
      z.strictObject({ kind: z.literal('relative'), of: z.enum(calendarPeriods) }),
      z.strictObject({
        kind: z.literal('relative'),
        of: z.enum(businessPeriods),
        /** The month it begins in. */
        yearStart: z.int().min(1).max(12),
      }),
      z.strictObject({ kind: z.literal('fixed'), from: localDate, to: localDate }),
    ]),
  })
  .superRefine((definition, context) => {
    const { source, rows, columns, period, filters } = definition;
    checkShape(definition, context);
    checkOptions(definition, context);
    const refuse = (path: string[], code: string) =>
      context.addIssue({ code: 'custom', path, params: { code } });
    for (const name of filterNames) {
      if (filters[name] && !sourceShapes[source].dimensions.includes(name))
        refuse(['filters', name], 'oneOf');
    }
    if (rows.some((key) => columns.includes(key))) refuse(['columns'], 'distinct');
    if (period.kind === 'fixed' && period.from > period.to) refuse(['period', 'to'], 'afterOrEqual');
  });
export type ReportDefinition = z.output<typeof reportDefinition>;

/** Roles and people with whom the owner shares it: everybody of these roles, and these people, may open it. */
const shares = z.strictObject({
  roles: z.array(role).max(savedReportLimits.shares),
  employeeIds: z.array(id).max(savedReportLimits.shares),
});
export type ReportShares = z.output<typeof shares>;

const values = { title: requiredText(savedReportLimits.title), definition: reportDefinition, shares };

export const createSavedReport = z.strictObject({ id: id.optional(), ...values });
export type CreateSavedReport = z.output<typeof createSavedReport>;
export const updateSavedReport = z.strictObject(values).partial();
export type UpdateSavedReport = z.output<typeof updateSavedReport>;

/** One person's marks on a report: first in the list, and as a tile on the dashboard. */
export const reportMarks = z.strictObject({ starred: z.boolean(), pinned: z.boolean() });
export type ReportMarks = z.output<typeof reportMarks>;

export const savedReportView = z.object({
  id,
  version: z.int(),
  title: z.string(),
  definition: reportDefinition,
  /** Null for those it is shared with: with whom else is not theirs to know. */
  shares: shares.nullable(),
  ownerName: z.string(),
  mayEdit: z.boolean(),
  ...reportMarks.shape,
  /** Parts of the definition that name something no longer there, or that the reader may not see: those are left out. */
  missing: z.array(z.enum([...filterNames, 'rows', 'columns', 'measures'])),
});
export type SavedReportView = z.infer<typeof savedReportView>;

export const savedReportList = listOf(savedReportView);
export type SavedReportList = z.infer<typeof savedReportList>;

/** Whom reports can be shared with, by name. */
export const shareChoices = z.object({ people: z.array(z.object({ id, name: z.string() })) });
export type ShareChoices = z.infer<typeof shareChoices>;
