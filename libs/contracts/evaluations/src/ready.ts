import type { Dimension } from './fact.contract';
import type { Measure } from './pivot.contract';

export type ReadyPeriod = 'month' | 'lastMonth' | 'quarter' | 'year';
export type ReadyChart = 'bar' | 'stacked' | 'line' | 'share' | 'year';

/** A report that stands ready, and how it is drawn. */
export interface ReadyEvaluation {
  key: string;
  rows: readonly Dimension[];
  columns: readonly Dimension[];
  measures: readonly Measure[];
  period: ReadyPeriod;
  chart: ReadyChart;
  /** Only lines of hours; others have a value and no time. */
  hoursOnly: boolean;
}

const ready = (
  key: string,
  rows: readonly Dimension[],
  measures: readonly Measure[],
  rest: Partial<ReadyEvaluation> = {},
): ReadyEvaluation => ({
  ...{ key, rows, measures, columns: [], period: 'year', chart: 'bar', hoursOnly: true },
  ...rest,
});

/** The gallery, in its order. */
export const readyEvaluations: readonly ReadyEvaluation[] = [
  ready('hoursByProject', ['project'], ['hours', 'billableHours']),
  ready('hoursByPerson', ['person'], ['hours', 'billableHours']),
  ready('hoursByActivity', ['activity'], ['hours'], { chart: 'share' }),
  ready('hoursByCustomer', ['customer'], ['hours', 'billableHours']),
  ready('hoursByMonth', ['month'], ['hours', 'billableHours'], { chart: 'line' }),
  ready('peopleByMonth', ['person'], ['hours'], { columns: ['month'], chart: 'stacked' }),
  ready('projectsByActivity', ['project'], ['hours'], { columns: ['activity'], chart: 'stacked' }),
  ready('billableShare', ['person'], ['billableShare', 'hours'], { chart: 'bar' }),
  ready('workYear', ['day'], ['hours'], { chart: 'year' }),
  ready('valueByProject', ['project'], ['amount'], { hoursOnly: false }),
  ready('valueByCustomer', ['customer'], ['amount'], { chart: 'share', hoursOnly: false }),
  ready('valueByKind', ['month'], ['amount'], { columns: ['kind'], chart: 'stacked', hoursOnly: false }),
];

/** Whether a report shows prices, and so needs the key that shows them. */
export const showsPrices = ({ measures }: Pick<ReadyEvaluation, 'measures'>): boolean =>
  measures.includes('amount');
