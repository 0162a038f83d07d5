import { reportableKinds } from '@jahrring/contracts-common';
import { z } from 'zod';
import type { Measure } from './measure.contract';

/**
 * Sources of figures: lines of time sheets; costs and income of projects by month; whole projects; documents; use and
 * costs of machines by month; bookings of people; days on which people were away; round timber by lot.
 */
export const factSources = [
  ...(['time', 'costs', 'projects', 'documents', 'machines', 'plan', 'absences', 'timber'] as const),
] as const;
export const factSource = z.enum(factSources);
export type FactSource = (typeof factSources)[number];

/** Dimensions by which reports are filtered: every one but periods. */
export const filterNames = [
  'person',
  'team',
  'supervisor',
  'companyPart',
  'project',
  'projectStatus',
  'customer',
  'country',
  'currency',
  'activity',
  'object',
  'objectKind',
  'rateCategory',
  'unit',
  'kind',
  'billable',
  'confirmed',
  'exported',
  'costCentre',
  'revenueCentre',
  'performedAge',
  'documentType',
  'documentStatus',
  'dueAge',
  'planStatus',
  'absenceType',
  'species',
  'assortment',
  'quality',
  'thicknessClass',
  'lotState',
] as const;
/**
 * Dimensions by which figures are grouped. `week` is named by its Monday, `quarter` as `2026-Q1`, centres by their
 * numbers; `performedAge` and `dueAge` are the time since something was performed, or was due. `supervisor` is the
 * first of a person's, `country` that of the customer, `rateCategory` that of the person, or of the machine.
 * `businessYear` is named by its first month, `2025-07`.
 */
export const dimensions = [
  ...filterNames,
  'day',
  'week',
  'month',
  'quarter',
  'year',
  'businessYear',
] as const;
export type FilterName = (typeof filterNames)[number];
export type FixedDimension = (typeof dimensions)[number];

/** Records whose own fields, which a licence has added, figures can be told apart by; named by their dimension. */
export const extraOwners = ['project', 'customer', 'object'] as const;
export type ExtraOwner = (typeof extraOwners)[number];
/** A field of a licence's own: `project.choice_ab12cd`. */
export const extraDimension = z.templateLiteral([
  z.enum(extraOwners),
  '.',
  z.enum(reportableKinds),
  '_',
  z.string().regex(/^[a-z0-9]{6}$/),
]);
export type ExtraDimension = `${ExtraOwner}.${(typeof reportableKinds)[number]}_${string}`;

export const dimension = z.union([z.enum(dimensions), extraDimension]);
export type Dimension = FixedDimension | ExtraDimension;

/** Returns the dimension whose records have this own field; undefined for dimensions that every licence has. */
export const extraOwnerOf = (one: string): ExtraOwner | undefined =>
  extraOwners.find((owner) => one.startsWith(`${owner}.`));

interface SourceShape {
  dimensions: readonly FixedDimension[];
  measures: readonly Measure[];
}

const ofProjects = ['project', 'projectStatus', 'customer', 'country'] as const;
const months = ['month', 'quarter', 'year', 'businessYear'] as const;
const days = ['day', 'week', ...months] as const;
const money = ['cost', 'performed', 'billed', 'unbilled', 'margin', 'marginShare'] as const;

/** Dimensions and measures available in each source. */
export const sourceShapes: Readonly<Record<FactSource, SourceShape>> = {
  time: {
    dimensions: [
      ...([
        'person',
        'team',
        'supervisor',
        'companyPart',
        'project',
        'projectStatus',
        'customer',
        'country',
        'activity',
        'object',
        'rateCategory',
        'unit',
        'kind',
        'billable',
        'confirmed',
        'exported',
      ] as const),
      ...days,
    ],
    measures: [
      ...(['hours', 'billableHours', 'billableShare', 'quantity', 'amount', 'lines'] as const),
      ...(['hoursPerPersonDay', 'hoursPerEntry', 'valuePerHour'] as const),
      ...(['people', 'projects', 'customers', 'workedDays', 'personDays'] as const),
    ],
  },
  costs: {
    dimensions: [
      ...ofProjects,
      ...(['kind', 'costCentre', 'revenueCentre', 'performedAge'] as const),
      ...months,
    ],
    measures: ['hours', ...money, 'projects', 'customers'],
  },
  projects: {
    dimensions: ofProjects,
    measures: [
      ...(['plannedCost', 'costUse', 'costToPlan', 'plannedValue', 'valueToPlan', 'hours'] as const),
      ...money,
      ...(['projects', 'customers'] as const),
    ],
  },
  documents: {
    dimensions: [
      ...ofProjects,
      ...(['currency', 'documentType', 'documentStatus', 'dueAge'] as const),
      ...(['costCentre', 'revenueCentre', ...days] as const),
    ],
    measures: [
      ...(['revenue', 'openAmount', 'daysToPayment', 'documents', 'offered', 'offers', 'hitRate'] as const),
      ...(['revenuePerBill', 'offeredPerOffer', 'customers', 'projects'] as const),
    ],
  },
  plan: {
    dimensions: ['person', 'team', 'supervisor', ...ofProjects, 'planStatus', ...days],
    measures: [
      ...(['plannedHours', 'plannedDays', 'capacityHours', 'freeHours', 'planLoad'] as const),
      ...(['hours', 'hoursToPlan', 'planUse', 'people', 'projects', 'customers'] as const),
    ],
  },
  absences: {
    dimensions: ['person', 'team', 'supervisor', 'absenceType', ...days],
    measures: ['absentDays', 'absentHours', 'absences', 'people'],
  },
  timber: {
    dimensions: ['species', 'assortment', 'quality', 'thicknessClass', 'lotState', 'customer', ...days],
    measures: ['timberVolume', 'stems', 'lots', 'timberValue', 'valuePerVolume', 'customers'],
  },
  machines: {
    dimensions: ['object', 'objectKind', 'rateCategory', 'unit', ...months],
    measures: [
      ...(['used', 'recordedUse', 'litres', 'fuelCost', 'upkeepCost', 'standingCost'] as const),
      ...(['machineCost', 'costPerUnit', 'chargedValue', 'chargedPerUnit', 'machines'] as const),
    ],
  },
};

/** Returns whether a source has a dimension. */
export const hasDimension = (source: FactSource, one: string): boolean =>
  (sourceShapes[source].dimensions as readonly string[]).includes(extraOwnerOf(one) ?? one);

const costs = 'tools.project.costs';
const prices = 'tools.project.showprice';
/** Permissions to see the value of lots: for people who sell them and see prices. */
const timberPrices = ['tools.timber.manage', prices] as const;
const billing = ['tools.document.index', prices] as const;

/** Permissions that somebody needs to be shown anything of a source, all of them. */
export const sourceKeys: Readonly<Record<FactSource, readonly string[]>> = {
  time: [],
  costs: [costs],
  projects: [costs],
  documents: billing,
  machines: ['tools.machinecontrol.manage'],
  plan: ['tools.planer.index'],
  absences: [],
  timber: ['tools.timber.index'],
};

/** Permissions that a measure needs beside those of its source. */
const measureKeys: Readonly<Partial<Record<Measure, readonly string[]>>> = {
  ...{ amount: [prices], valuePerHour: [prices], valueToPlan: [prices] },
  plannedValue: [prices],
  performed: [prices],
  billed: [prices],
  unbilled: [prices],
  margin: [prices],
  marginShare: [prices],
  ...{ fuelCost: [costs], upkeepCost: [costs], standingCost: [costs] },
  ...{ machineCost: [costs], costPerUnit: [costs], chargedValue: [prices], chargedPerUnit: [prices] },
  ...{ timberValue: timberPrices, valuePerVolume: timberPrices },
};

interface Asked {
  source: FactSource;
  measures: readonly Measure[];
}

/** Returns true if somebody who may see a source may see this measure of it. */
export const maySee = (one: Measure, can: (key: string) => boolean): boolean =>
  (measureKeys[one] ?? []).every((key) => can(key));

/** Returns true if somebody may see these figures of a source. */
export const mayEvaluate = ({ source, measures: asked }: Asked, can: (key: string) => boolean): boolean =>
  sourceKeys[source].every((key) => can(key)) && asked.every((one) => maySee(one, can));

/** Ages of performed work in months; and the days by which a bill is overdue. */
export const performedAges = ['thisMonth', 'lastMonth', 'twoMonths', 'older'] as const;
export type PerformedAge = (typeof performedAges)[number];
export const dueAges = ['notDue', 'to30', 'to60', 'to90', 'over90'] as const;
export type DueAge = (typeof dueAges)[number];

/** Status of a booking, spelled as in the planning tool. */
export const planStatuses = ['planned', 'confirmed', 'done'] as const;
export type PlanStatus = (typeof planStatuses)[number];

/** State of a lot of round timber, spelled as in the timber tool. */
export const timberStates = [
  ...(['measured', 'offered', 'sold', 'released', 'removed', 'mill_measured', 'settled'] as const),
] as const;
export type TimberState = (typeof timberStates)[number];

/** Comparisons of figures: with as many days or months right before, with the same days a year ago, or with their total. */
export const comparisons = ['before', 'yearBefore', 'total'] as const;
export type Comparison = (typeof comparisons)[number];

const periods: readonly string[] = days;

/** Returns whether a dimension is a period: day, week, month, quarter, year or business year. */
export const isPeriod = (one: string | undefined): boolean => one !== undefined && periods.includes(one);

/** Kinds of machines, spelled as inventory does. */
export const machineKinds = ['machines', 'vehicles', 'tools'] as const;
export type MachineKind = (typeof machineKinds)[number];

/** The comparisons a report allows: with other days only where no period stands on an axis, for periods never repeat. */
export const comparisonsOf = ({
  rows,
  columns,
}: {
  rows: readonly string[];
  columns: readonly string[];
}): readonly Comparison[] => ([...rows, ...columns].some(isPeriod) ? ['total'] : comparisons);

/**
 * Returns true if the greatest rows can be shown, and all others as one: if rows have a single dimension that is no
 * period.
 */
export const mayLimit = ({ rows }: { rows: readonly string[] }): boolean =>
  rows.length === 1 && !isPeriod(rows[0]);

/** Returns whether a text names a dimension that every licence has. */
export const isDimension = (text: string): text is FixedDimension =>
  (dimensions as readonly string[]).includes(text);

/** Returns whether a text names an own field as a dimension. */
export const isExtraDimension = (text: string): text is ExtraDimension =>
  new RegExp(`^(${extraOwners.join('|')})\\.(${reportableKinds.join('|')})_[a-z0-9]{6}$`).test(text);
