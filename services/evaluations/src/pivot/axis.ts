import { addDays, addMonths, daysBetween, mondayOf } from '@jahrring/contracts-common';
import {
  absenceKinds,
  businessYearMonth,
  dueAges,
  evaluatedKinds,
  extraOwnerOf,
  isExtraDimension,
  isPeriod,
  machineKinds,
  performedAges,
  planStatuses,
  timberStates,
  type Dimension,
  type DueAge,
  type FixedDimension,
  type FactSource,
  type PerformedAge,
} from '@jahrring/contracts-evaluations';
import type { Column, FigureSum } from '../fact';
import type { Labels } from '../reference';

type Columns = Readonly<Partial<Record<FixedDimension, Column>>>;

/** The dimension whose column tells where a fact belongs: that of the record which has the field. */
const fixedOf = (dimension: Dimension): FixedDimension =>
  extraOwnerOf(dimension) ?? (dimension as FixedDimension);

const months = { month: 'month', quarter: 'month', year: 'month', businessYear: 'month' } as const;
const centres = { costCentre: 'costCentre', revenueCentre: 'revenueCentre' } as const;
const projects: Columns = {
  ...{ project: 'projectId', projectStatus: 'projectId' },
  ...{ customer: 'projectId', country: 'projectId' },
};
const people = { person: 'employeeId', team: 'employeeId', supervisor: 'employeeId' } as const;

const sources: Readonly<Record<FactSource, Columns>> = {
  time: {
    ...people,
    ...projects,
    ...{ activity: 'activityId', companyPart: 'companyPartId' },
    ...{ object: 'objectId', unit: 'unit', kind: 'kind', rateCategory: 'employeeId' },
    ...{ billable: 'billable', confirmed: 'confirmed', exported: 'exported' },
    ...{ day: 'workDate', week: 'week', ...months },
  },
  costs: { ...projects, kind: 'kind', ...centres, performedAge: 'month', ...months },
  projects,
  documents: {
    ...{ project: 'projectId', projectStatus: 'projectId', customer: 'addressId', country: 'addressId' },
    ...{ documentType: 'type', documentStatus: 'status', currency: 'currency' },
    ...{ dueAge: 'dueDate', ...centres, day: 'documentDate', week: 'week', ...months },
  },
  absences: {
    ...people,
    absenceType: 'absenceType',
    ...{ day: 'workDate', week: 'week', ...months },
  },
  timber: {
    ...{ species: 'species', assortment: 'assortment', quality: 'quality', lotState: 'lotState' },
    ...{ thicknessClass: 'thicknessClass', customer: 'addressId' },
    ...{ day: 'workDate', week: 'week', ...months },
  },
  machines: {
    ...{ object: 'objectId', objectKind: 'objectId', rateCategory: 'objectId', unit: 'unit' },
    ...months,
  },
  plan: {
    ...people,
    ...projects,
    planStatus: 'planStatus',
    ...{ day: 'workDate', week: 'week', ...months },
  },
};

/** The columns of the database these dimensions are found by, each once. */
export const columnsOf = (source: FactSource, dimensions: readonly Dimension[]): Column[] => [
  ...new Set(dimensions.flatMap((dimension) => sources[source][fixedOf(dimension)] ?? [])),
];

const quarterOf = (month: string): string =>
  `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5, 7)) / 3)}`;

/** Data needed to determine where a sum belongs. */
export interface Places {
  source: FactSource;
  labels: Labels;
  /** Ages are counted up to this day. */
  today: string;
  /** The month a business year begins in, from 1; January where nothing is said. */
  yearStart?: number;
}

/** Returns the key to which the lines of a sum belong; null if they name none. */
export function keyOf(dimension: Dimension, sum: FigureSum, places: Places): string | null {
  if (!isExtraDimension(dimension)) return fixedKey(dimension, sum, places);
  const record = fixedKey(fixedOf(dimension), sum, places);
  return (record === null ? null : places.labels.extra.get(dimension)?.of.get(record)) ?? null;
}

function fixedKey(
  dimension: FixedDimension,
  sum: FigureSum,
  { source, labels, today, yearStart = 1 }: Places,
): string | null {
  const column = sources[source][dimension];
  const value = (column === undefined ? null : sum[column]) ?? null;
  if (value === null) return null;
  if (dimension === 'team') return labels.teamOf.get(value) ?? null;
  if (dimension === 'supervisor') return labels.supervisorOf.get(value) ?? null;
  if (dimension === 'rateCategory') return labels.rateCategoryOf.get(value) ?? null;
  if (dimension === 'objectKind') return labels.kindOf.get(value) ?? null;
  if (dimension === 'projectStatus') return labels.statusOf.get(value) ?? null;
  if (dimension === 'customer' || dimension === 'country') {
    const customer = column === 'projectId' ? labels.customerOf.get(value) : value;
    return (dimension === 'country' ? labels.countryOf.get(customer ?? '') : customer) ?? null;
  }
  if (dimension === 'performedAge') return performedAge(value, today);
  if (dimension === 'dueAge') return dueAge(value, today);
  if (dimension === 'quarter') return quarterOf(value);
  if (dimension === 'businessYear') return businessYearMonth(value, yearStart);
  return dimension === 'year' ? value.slice(0, 4) : value;
}

/** Returns how long ago a month was; a future month counts as this one. */
export function performedAge(month: string, today: string): PerformedAge {
  const before = (count: number) => addMonths(`${today.slice(0, 'YYYY-MM'.length)}-01`, -count).slice(0, 7);
  if (month > before(1)) return 'thisMonth';
  if (month === before(1)) return 'lastMonth';
  return month === before(2) ? 'twoMonths' : 'older';
}

/** Returns how long a day is overdue. */
export function dueAge(dueDate: string, today: string): DueAge {
  const days = daysBetween(dueDate, today);
  if (days <= 0) return 'notDue';
  if (days <= 30) return 'to30';
  if (days <= 60) return 'to60';
  return days <= 90 ? 'to90' : 'over90';
}

const keysAreNames: ReadonlySet<Dimension> = new Set([
  ...([
    'team',
    'costCentre',
    'revenueCentre',
    'currency',
    'assortment',
    'quality',
    'thicknessClass',
  ] as const),
]);

/** Returns whether keys of a dimension are ids of records. */
export const isNamed = (dimension: Dimension, labels: Labels): boolean =>
  dimension === 'supervisor' || dimension in labels;

/** Returns the label of a key, if the service has one: the reader finds the names of periods and kinds itself. */
export function labelOf(dimension: Dimension, key: string | null, labels: Labels): string | null {
  if (key === null) return null;
  if (isExtraDimension(dimension)) return labels.extra.get(dimension)?.nameOf(key) ?? null;
  if (keysAreNames.has(dimension)) return key;
  if (dimension === 'supervisor') return labels.person.get(key) ?? null;
  const names =
    dimension in labels
      ? labels[
          dimension as
            | 'person'
            | 'project'
            | 'customer'
            | 'activity'
            | 'object'
            | 'companyPart'
            | 'rateCategory'
        ]
      : null;
  return names ? (names.get(key) ?? null) : null;
}

/** Longer spans show only periods with lines. */
const mostYears = 10;

/** Every period of these days, so that those without lines are seen too. Days are left out: there are too many. */
export function everyPeriod(
  dimension: Dimension,
  { from, to }: { from: string; to: string },
  { yearStart = 1 }: Pick<Places, 'yearStart'>,
): string[] {
  const isLong = Number(to.slice(0, 4)) - Number(from.slice(0, 4)) > mostYears;
  if (dimension === 'day' || !isPeriod(dimension) || isLong) return [];
  const found = new Set<string>();
  for (let day = dimension === 'week' ? mondayOf(from) : from; day <= to; day = addDays(day, 7)) {
    found.add(periodOf(dimension, day, yearStart));
  }
  found.add(periodOf(dimension, to, yearStart));
  return [...found];
}

function periodOf(dimension: Dimension, day: string, yearStart: number): string {
  const month = day.slice(0, 7);
  if (dimension === 'week') return mondayOf(day);
  if (dimension === 'month') return month;
  if (dimension === 'businessYear') return businessYearMonth(month, yearStart);
  return dimension === 'quarter' ? quarterOf(month) : day.slice(0, 4);
}

/** The order of two keys of a dimension: periods by time, kinds as they are listed, names by letters, nothing last. */
export function compareKeys(
  dimension: Dimension,
  one: { key: string | null; label: string | null },
  other: { key: string | null; label: string | null },
): number {
  if (one.key === null || other.key === null) return Number(one.key === null) - Number(other.key === null);
  const order = orders[fixedOf(dimension)];
  if (order) return order.indexOf(one.key) - order.indexOf(other.key);
  if (flags.has(dimension)) return other.key.localeCompare(one.key);
  return (one.label ?? one.key).localeCompare(other.label ?? other.key, 'de', { numeric: true });
}

/** Dimensions of yes and no; yes comes first. */
const flags: ReadonlySet<Dimension> = new Set(['billable', 'confirmed', 'exported']);

const orders: Readonly<Partial<Record<FixedDimension, readonly string[]>>> = {
  ...{ kind: evaluatedKinds, performedAge: performedAges, dueAge: dueAges, planStatus: planStatuses },
  ...{ absenceType: absenceKinds, lotState: timberStates, objectKind: machineKinds },
};
