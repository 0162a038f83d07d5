import type { FactKind } from './fact.contract';
import type { Measure } from './measure.contract';
import type { Dimension, FactSource } from './source.contract';

/** `always`: all there is, up to today. */
export type ReadyPeriod = 'month' | 'lastMonth' | 'quarter' | 'year' | 'always';
export type ReadyChart = 'bar' | 'stacked' | 'line' | 'share' | 'year';

/** A report that stands ready, and how it is drawn. */
export interface ReadyEvaluation {
  key: string;
  source: FactSource;
  rows: readonly Dimension[];
  columns: readonly Dimension[];
  measures: readonly Measure[];
  period: ReadyPeriod;
  chart: ReadyChart;
  /** Only lines of these kinds; of all where it is missing. */
  kinds?: readonly FactKind[];
}

type Rest = Partial<Omit<ReadyEvaluation, 'key' | 'rows' | 'measures'>>;

const ready = (
  key: string,
  rows: readonly Dimension[],
  reported: readonly Measure[],
  rest: Rest = {},
): ReadyEvaluation => ({
  ...{ key, rows, measures: reported, source: 'time', columns: [], period: 'year', chart: 'bar' },
  ...rest,
});

const hours = (
  key: string,
  rows: readonly Dimension[],
  reported: readonly Measure[],
  rest: Rest = {},
): ReadyEvaluation => ready(key, rows, reported, { kinds: ['hours'], ...rest });

/** The gallery, in its order. */
export const readyEvaluations: readonly ReadyEvaluation[] = [
  hours('hoursByProject', ['project'], ['hours', 'billableHours']),
  hours('hoursByPerson', ['person'], ['hours', 'billableHours']),
  hours('hoursByActivity', ['activity'], ['hours'], { chart: 'share' }),
  hours('hoursByCustomer', ['customer'], ['hours', 'billableHours']),
  hours('hoursByMonth', ['month'], ['hours', 'billableHours'], { chart: 'line' }),
  hours('peopleByMonth', ['person'], ['hours'], { columns: ['month'], chart: 'stacked' }),
  hours('projectsByActivity', ['project'], ['hours'], { columns: ['activity'], chart: 'stacked' }),
  hours('billableShare', ['person'], ['billableShare', 'hours']),
  hours('workYear', ['day'], ['hours'], { chart: 'year' }),
  ready('valueByProject', ['project'], ['amount']),
  ready('valueByCustomer', ['customer'], ['amount'], { chart: 'share' }),
  ready('valueByKind', ['month'], ['amount'], { columns: ['kind'], chart: 'stacked' }),
  ready('machineUse', ['object', 'unit'], ['quantity', 'amount', 'lines'], {
    kinds: ['machines', 'vehicles', 'tools'],
  }),
  ready('machineCosts', ['object', 'unit'], ['costPerUnit', 'machineCost', 'used', 'litres'], {
    source: 'machines',
  }),
  ready('machineCostsByMonth', ['month'], ['fuelCost', 'upkeepCost', 'standingCost'], {
    ...{ source: 'machines', chart: 'stacked' },
  }),
  ready('material', ['object', 'unit'], ['quantity', 'amount', 'lines'], {
    kinds: ['material', 'products', 'plants', 'timber_lots'],
  }),
  ready('expenses', ['person'], ['amount', 'lines'], { kinds: ['expenses', 'externals'] }),
  ready('planLoad', ['person'], ['planLoad', 'plannedHours', 'capacityHours', 'freeHours'], {
    ...{ source: 'plan', period: 'quarter' },
  }),
  ready('planByProject', ['project'], ['plannedDays', 'plannedHours', 'hours', 'planUse'], {
    ...{ source: 'plan', period: 'quarter' },
  }),
  ready('absencesByPerson', ['person'], ['absentDays'], {
    ...{ source: 'absences', columns: ['absenceType'], chart: 'stacked' },
  }),
  ready('absencesByMonth', ['month'], ['absentDays'], {
    ...{ source: 'absences', columns: ['absenceType'], chart: 'stacked' },
  }),
  ready('projectMargin', ['project'], ['billed', 'unbilled', 'cost', 'margin', 'marginShare'], {
    source: 'projects',
  }),
  ready('plannedActual', ['project'], ['plannedCost', 'cost', 'costUse', 'plannedValue', 'performed'], {
    source: 'projects',
  }),
  ready('timberByAssortment', ['assortment'], ['timberVolume'], {
    ...{ source: 'timber', columns: ['species'], chart: 'stacked' },
  }),
  ready('timberByState', ['lotState'], ['timberVolume', 'stems', 'lots'], {
    ...{ source: 'timber', period: 'always' },
  }),
  ready('timberByBuyer', ['customer'], ['timberValue', 'timberVolume', 'valuePerVolume'], {
    source: 'timber',
  }),
  ready('unbilledByAge', ['customer'], ['unbilled'], {
    ...{ source: 'costs', columns: ['performedAge'], chart: 'stacked' },
  }),
  ready('costsByMonth', ['month'], ['cost', 'performed', 'billed'], { source: 'costs', chart: 'line' }),
  ready('costsByCentre', ['costCentre'], ['cost', 'performed', 'margin'], { source: 'costs' }),
  ready('revenueByCustomer', ['customer'], ['revenue', 'openAmount', 'documents'], { source: 'documents' }),
  ready('revenueByMonth', ['month'], ['revenue'], { source: 'documents', chart: 'line' }),
  ready('revenueByCentre', ['revenueCentre'], ['revenue'], { source: 'documents', chart: 'share' }),
  ready('openItemsByAge', ['customer'], ['openAmount'], {
    ...{ source: 'documents', columns: ['dueAge'], period: 'always', chart: 'stacked' },
  }),
  ready('hitRate', ['customer'], ['hitRate', 'offers', 'offered'], { source: 'documents' }),
  ready('daysToPayment', ['customer'], ['daysToPayment', 'revenue'], { source: 'documents' }),
];
