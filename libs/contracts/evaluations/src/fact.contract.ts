import { id, localDate, requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';
import { absenceKinds } from './period-report.contract';
import {
  dueAges,
  factSource,
  filterNames,
  machineKinds,
  performedAges,
  planStatuses,
  sourceShapes,
  timberStates,
  extraDimension,
  hasDimension,
  isExtraDimension,
  type ExtraDimension,
  type FilterName,
  type FixedDimension,
  type FactSource,
} from './source.contract';

/** Kinds of a line in a time sheet, spelled as in the time tool. */
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
/** Kinds that figures distinguish: those of lines, and `other` for costs of none of them. */
export const evaluatedKinds = [...factKinds, 'other'] as const;

/** Dimensions that a line may lack; such lines are found by `filter[without]`. */
export const optionalDimensions = [
  ...(['supervisor', 'companyPart', 'projectStatus', 'country', 'currency'] as const),
  ...(['activity', 'customer', 'team', 'object', 'objectKind', 'rateCategory', 'unit'] as const),
  ...(['project', 'kind', 'costCentre', 'revenueCentre', 'dueAge'] as const),
  ...(['species', 'assortment', 'quality', 'thicknessClass'] as const),
] as const;

/** Documents that have figures, spelled as documents does. */
export const evaluatedTypes = ['offer', 'order_confirmation', 'bill', 'bill_correction'] as const;
export type EvaluatedType = (typeof evaluatedTypes)[number];

const mostValues = 200;

function listOf<T extends z.ZodType<string, string>>(value: T) {
  return z
    .string()
    .max(10_000)
    .transform((text) => text.split(','))
    .pipe(z.array(value).min(1).max(mostValues));
}

const flags = ['true', 'false'] as const;
const flag = z.enum(flags);
const centre = requiredText(30);
const code = (pattern: RegExp) => z.string().regex(pattern);

/** Schemas of filter values. */
export const filterValues = {
  person: id,
  team: requiredText(100),
  supervisor: id,
  companyPart: id,
  project: id,
  projectStatus: code(/^[A-Z]{4}$/),
  customer: id,
  country: code(/^[A-Z]{2}$/),
  currency: code(/^[A-Z]{3}$/),
  activity: id,
  object: id,
  objectKind: z.enum(machineKinds),
  rateCategory: id,
  unit: requiredText(30),
  kind: z.enum(evaluatedKinds),
  billable: flag,
  confirmed: flag,
  exported: flag,
  costCentre: centre,
  revenueCentre: centre,
  performedAge: z.enum(performedAges),
  documentType: z.enum(evaluatedTypes),
  documentStatus: code(/^[A-Z]{4}$/),
  dueAge: z.enum(dueAges),
  planStatus: z.enum(planStatuses),
  absenceType: z.enum(absenceKinds),
  species: requiredText(10),
  assortment: requiredText(20),
  quality: requiredText(5),
  thicknessClass: requiredText(5),
  lotState: z.enum(timberStates),
} as const satisfies Record<FilterName, z.ZodType<string, string>>;

/** The values of those filters that have the same ones everywhere. */
export const fixedChoices: Readonly<Partial<Record<FilterName, readonly string[]>>> = {
  ...{ billable: flags, confirmed: flags, exported: flags },
  ...{ objectKind: machineKinds, kind: evaluatedKinds, documentType: evaluatedTypes },
  ...{ performedAge: performedAges, dueAge: dueAges, planStatus: planStatuses },
  ...{ absenceType: absenceKinds, lotState: timberStates },
};

type Filters = {
  [Name in FilterName as `filter[${Name}]`]: z.ZodOptional<
    z.ZodType<z.output<(typeof filterValues)[Name]>[], string>
  >;
};

const filters = Object.fromEntries(
  filterNames.map((name) => [`filter[${name}]`, listOf(filterValues[name]).optional()]),
) as unknown as Filters;

const extraText = 500;
/** A value of a licence's own field that lines are limited to; '' stands for those without one. */
export const extraCondition = z.strictObject({
  dimension: extraDimension,
  value: z.string().max(extraText),
});
export type ExtraCondition = { dimension: ExtraDimension; value: string };

/** Returns a condition as text for an address; commas and colons of the value are escaped. */
export const extraConditionText = ({ dimension, value }: ExtraCondition): string =>
  `${dimension}:${encodeURIComponent(value)}`;

/** `project.choice_ab12cd:oak123,customer.text_ab12cd:Nord`; any of the values of a field, and each of the fields. */
const extraFilter = z
  .string()
  .max(10_000)
  .transform((text) => text.split(',').map(conditionOf))
  .pipe(z.array(extraCondition).min(1).max(mostValues)) as unknown as z.ZodType<ExtraCondition[], string>;

/** Reads conditions from the text of an address; leaves out whatever is none. */
export const extraConditions = (text: string): ExtraCondition[] =>
  text.split(',').flatMap((part) => {
    const { dimension, value } = conditionOf(part);
    return isExtraDimension(dimension) && value !== null && value.length <= extraText
      ? [{ dimension, value }]
      : [];
  });

function conditionOf(text: string): { dimension: string; value: string | null } {
  const [dimension = '', value = ''] = text.split(':', 2);
  try {
    return { dimension, value: decodeURIComponent(value) };
  } catch {
    return { dimension, value: null };
  }
}

/** Selection of lines: a span of days, both inclusive, and any of the values of each filter. */
export const factFilter = {
  from: localDate,
  to: localDate,
  ...filters,
  'filter[extra]': extraFilter.optional(),
  'filter[without]': listOf(z.enum(optionalDimensions)).optional(),
};

/** Refuses a span that ends before it begins, at its end. */
export function checkSpan({ from, to }: { from: string; to: string }, context: z.RefinementCtx): void {
  if (from > to) context.addIssue({ code: 'custom', path: ['to'], params: { code: 'afterOrEqual' } });
}

interface Sourced {
  source: FactSource;
  'filter[without]'?: readonly string[] | undefined;
}

/** Refuses a filter by what the source does not tell apart. */
export function checkFilters(query: Sourced, context: z.RefinementCtx): void {
  const known = sourceShapes[query.source].dimensions;
  const refuse = (path: string) =>
    context.addIssue({ code: 'custom', path: [path], params: { code: 'oneOf' } });
  for (const [key, value] of Object.entries(query)) {
    const name = /^filter\[(\w+)\]$/.exec(key)?.[1];
    if (name === undefined || name === 'without' || value === undefined) continue;
    if (name === 'extra') {
      if ((value as ExtraCondition[]).some((one) => !hasDimension(query.source, one.dimension))) refuse(key);
    } else if (!known.includes(name as FixedDimension)) refuse(key);
  }
  const missing = query['filter[without]'] ?? [];
  if (missing.some((name) => !known.includes(name as FixedDimension))) refuse('filter[without]');
}

export const lineQuery = z
  .strictObject({
    ...factFilter,
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(500).default(50),
  })
  .superRefine((query, context) => {
    checkSpan(query, context);
    checkFilters({ ...query, source: 'time' }, context);
  });
export type LineQuery = z.output<typeof lineQuery>;
export type FactFilter = Omit<LineQuery, 'page' | 'pageSize'>;

/** The same of a source that is not time. */
export const sourceRowQuery = z
  .strictObject({
    source: factSource.exclude(['time']),
    ...factFilter,
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(500).default(50),
  })
  .superRefine((query, context) => {
    checkSpan(query, context);
    checkFilters(query, context);
  });
export type SourceRowQuery = z.output<typeof sourceRowQuery>;

/** Columns of such rows, with the format of their texts. */
export const sourceRowColumns = {
  day: 'date',
  month: 'month',
  documentType: 'documentType',
  number: 'text',
  title: 'text',
  object: 'text',
  person: 'text',
  planStatus: 'planStatus',
  absenceType: 'absenceType',
  firstDay: 'date',
  lastDay: 'date',
  absentDays: 'quantity',
  unit: 'unit',
  customer: 'text',
  project: 'text',
  kind: 'kind',
  documentStatus: 'documentStatus',
  dueDate: 'date',
  hours: 'hours',
  net: 'money',
  open: 'money',
  plannedCost: 'money',
  cost: 'money',
  plannedValue: 'money',
  performed: 'money',
  billed: 'money',
  unbilled: 'money',
  used: 'quantity',
  recordedUse: 'quantity',
  litres: 'quantity',
  fuelCost: 'money',
  upkeepCost: 'money',
  standingCost: 'money',
  machineCost: 'money',
  chargedValue: 'money',
  lotState: 'lotState',
  species: 'species',
  assortment: 'text',
  quality: 'text',
  thicknessClass: 'text',
  stems: 'quantity',
  timberVolume: 'volume',
  timberValue: 'money',
} as const;
export type SourceRowColumn = keyof typeof sourceRowColumns;

/** Rows behind the figures of every source except time. */
export const sourceRows = z.object({
  columns: z.array(z.enum(Object.keys(sourceRowColumns) as [SourceRowColumn, ...SourceRowColumn[]])),
  items: z.array(
    z.object({
      id,
      /** Path of its page in the product. */
      path: z.string(),
      /** In the order of the columns: keys, days, seconds, amounts in the licence's currency. */
      cells: z.array(z.string().nullable()),
    }),
  ),
  total: z.int(),
});
export type SourceRows = z.infer<typeof sourceRows>;

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
