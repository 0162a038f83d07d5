/**
 * Kinds of a line in the time sheet: hours of work, money somebody spent, the cost of an outside firm, or the use of an
 * inventory object (spelled as its kind).
 */
export const entryKinds = [
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
export type EntryKind = (typeof entryKinds)[number];

/** Fields in the form of a kind. */
export interface KindFields {
  /** From–to, a duration or the timer. */
  times: boolean;
  /** An inventory object: must be named, may be, or there is none. */
  object: 'required' | 'optional' | 'none';
  /** Counter readings before and after. */
  counter: boolean;
  /** Quantity with its unit. */
  quantity: 'required' | 'optional' | 'none';
  /** Amount that it cost. */
  amount: 'required' | 'optional' | 'none';
}

const used: KindFields = {
  times: false,
  object: 'required',
  counter: false,
  quantity: 'required',
  amount: 'none',
};
const machine: KindFields = { ...used, counter: true };
const spent: KindFields = {
  times: false,
  object: 'optional',
  counter: false,
  quantity: 'optional',
  amount: 'required',
};

export const kindFields: Readonly<Record<EntryKind, KindFields>> = {
  hours: { times: true, object: 'none', counter: false, quantity: 'none', amount: 'none' },
  machines: machine,
  vehicles: machine,
  tools: used,
  material: used,
  products: used,
  plants: used,
  timber_lots: used,
  expenses: spent,
  externals: { ...spent, object: 'none' },
};

type OwnPermission = `tools.timetable.own.${'create' | 'expenses' | 'externals' | 'objects'}`;

/** The key that lets somebody record a kind for themselves; for others there is one key for all. */
export function ownPermissionOf(kind: EntryKind): OwnPermission {
  if (kind === 'hours') return 'tools.timetable.own.create';
  if (kind === 'expenses') return 'tools.timetable.own.expenses';
  return kind === 'externals' ? 'tools.timetable.own.externals' : 'tools.timetable.own.objects';
}

/** Every key of which any one opens the form. */
export const recordPermissions = [
  'tools.timetable.own.create',
  'tools.timetable.own.expenses',
  'tools.timetable.own.externals',
  'tools.timetable.own.objects',
  'tools.timetable.others.create',
] as const;

const overviewKeys = {
  hours: 'activities',
  machines: 'machines',
  vehicles: 'vehicles',
  tools: 'tools',
  material: 'materials',
  products: 'products',
  plants: 'plants',
  timber_lots: 'lots',
  expenses: 'expenses',
  externals: 'externals',
} as const satisfies Record<EntryKind, string>;

/** The key that shows a kind in lists, overviews, totals and exports. */
export function overviewPermissionOf(
  kind: EntryKind,
): `tools.timeoverview.${(typeof overviewKeys)[EntryKind]}` {
  return `tools.timeoverview.${overviewKeys[kind]}`;
}
