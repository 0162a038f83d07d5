import type { FactSource, Measure } from '@jahrring/contracts-evaluations';
import type { Column, FigureSum } from '../fact';
import { columnsOf, keyOf, type Places } from './axis';

/** Things that are counted once, however many lines name them. */
export type Counted =
  | 'people'
  | 'projects'
  | 'customers'
  | 'machines'
  | 'workedDays'
  | 'personDays'
  | 'documents'
  | 'bills'
  | 'offers'
  | 'wonOffers'
  | 'lostOffers'
  | 'paidBills'
  | 'absences'
  | 'lots';

interface Counting {
  /** The columns by which it is told apart. */
  by: (source: FactSource) => readonly Column[];
  /** Null where the lines name none. */
  key: (sum: FigureSum, places: Places) => string | null;
}

const column = (name: Column): Counting => ({ by: () => [name], key: (sum) => sum[name] ?? null });
const documentOf = (type: string): Counting => ({
  by: () => ['documentId', 'type'],
  key: (sum) => (sum.type === type ? (sum.documentId ?? null) : null),
});
/** Documents of which every part has this figure. */
const documentWith = (figure: 'won' | 'lost'): Counting => ({
  by: () => ['documentId'],
  key: (sum) => ((sum[figure] ?? 0) > 0 ? (sum.documentId ?? null) : null),
});
/** A paid bill is told by its id and its days to payment, of which an average is made. */
const paidKey = ({ documentId, paid = 0, daysToPay = 0 }: FigureSum): string | null =>
  paid > 0 ? `${daysToPay / paid} ${documentId}` : null;
const isWorked = ({ seconds = 0 }: FigureSum): boolean => seconds > 0;

const countings: Readonly<Record<Counted, Counting>> = {
  ...{ people: column('employeeId'), projects: column('projectId'), machines: column('objectId') },
  customers: {
    by: (source) => columnsOf(source, ['customer']),
    key: (sum, places) => keyOf('customer', sum, places),
  },
  workedDays: { by: () => ['workDate'], key: (sum) => (isWorked(sum) ? (sum.workDate ?? null) : null) },
  personDays: {
    by: () => ['employeeId', 'workDate'],
    key: (sum) => (isWorked(sum) ? `${sum.employeeId} ${sum.workDate}` : null),
  },
  ...{ wonOffers: documentWith('won'), lostOffers: documentWith('lost') },
  paidBills: { by: () => ['documentId'], key: paidKey },
  ...{ absences: column('absenceId'), lots: column('lotId') },
  ...{ documents: column('documentId'), bills: documentOf('bill'), offers: documentOf('offer') },
};

const asked: Readonly<Partial<Record<Measure, Counted | readonly Counted[]>>> = {
  ...{ hitRate: ['wonOffers', 'lostOffers'], daysToPayment: 'paidBills' },
  ...{ people: 'people', projects: 'projects', customers: 'customers', machines: 'machines' },
  ...{ workedDays: 'workedDays', personDays: 'personDays', hoursPerPersonDay: 'personDays' },
  ...{ absences: 'absences', lots: 'lots' },
  ...{ documents: 'documents', offers: 'offers', revenuePerBill: 'bills', offeredPerOffer: 'offers' },
};

/** Returns the things that these measures count. */
export const countedOf = (measures: readonly Measure[]): Counted[] => [
  ...new Set(measures.flatMap((measure) => asked[measure] ?? [])),
];

/** Days from bills to their payment, each bill once. */
export const paymentDays = (bills: ReadonlySet<string>): number[] =>
  [...bills].map((key) => Number(key.split(' ')[0]));

/** The columns by which counted things are told apart. */
export const countedColumns = (source: FactSource, counted: readonly Counted[]): Column[] => [
  ...new Set(counted.flatMap((one) => countings[one].by(source))),
];

/** The key under which a sum is counted, or null. Of the plan only bookings count: hours that were only recorded were not planned. */
export function countedKey(counted: Counted, sum: FigureSum, places: Places): string | null {
  if (places.source === 'plan' && (sum.plannedSeconds ?? 0) === 0) return null;
  return countings[counted].key(sum, places);
}
