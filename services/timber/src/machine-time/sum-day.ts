import { Decimal } from 'decimal.js';
import type { SpanEntity } from './span.entity';

export type Span = Pick<
  SpanEntity,
  | 'fileId'
  | 'operatorName'
  | 'siteName'
  | 'startedAt'
  | 'endedAt'
  | 'engineSeconds'
  | 'runSeconds'
  | 'downSeconds'
  | 'fuelLitres'
  | 'counter'
>;

export interface DaySum {
  operatorName: string;
  siteName: string;
  startedAt: Date;
  endedAt: Date;
  engineHours: string;
  workHours: string;
  downHours: string;
  fuelLitres: string;
  counter: string | null;
}

/** Ends of spans are rounded to seconds: so much of two may overlap, in milliseconds. */
const rounding = 2000;
const longestSite = 150;

/**
 * Spans of a machine without what several files tell twice: of spans of different files that overlap the longer one counts.
 * Spans of one file stand beside each other, unless they are the same.
 */
export function withoutDoubles<S extends Span>(spans: readonly S[]): S[] {
  const kept: S[] = [];
  const longest = spans.toSorted(
    (one, other) => lengthOf(other) - lengthOf(one) || one.fileId.localeCompare(other.fileId),
  );
  const seen = new Set<string>();
  for (const span of longest) {
    const key = [span.startedAt.getTime(), span.endedAt.getTime(), span.operatorName].join(' ');
    if (seen.has(key) || kept.some((other) => other.fileId !== span.fileId && overlap(other, span))) continue;
    seen.add(key);
    kept.push(span);
  }
  return kept;
}

/** Sums of each operator's day on a machine; sites in the order of the work. */
export function sumDay(spans: readonly Span[]): DaySum[] {
  const byOperator = new Map<string, Span[]>();
  const inOrder = withoutDoubles(spans).sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime());
  for (const span of inOrder) {
    const own = byOperator.get(span.operatorName);
    if (own) own.push(span);
    else byOperator.set(span.operatorName, [span]);
  }
  return [...byOperator].map(([operatorName, own]) => {
    const seconds = (of: (span: Span) => number) => own.reduce((sum, span) => sum + of(span), 0);
    const hours = (of: (span: Span) => number) => new Decimal(seconds(of)).dividedBy(3600).toFixed(3);
    const fuel = own.reduce((sum, { fuelLitres }) => sum.plus(fuelLitres), new Decimal(0));
    const sites = [...new Set(own.map(({ siteName }) => siteName).filter((name) => name !== ''))];
    const counters = own.flatMap(({ counter }) => (counter === null ? [] : [counter]));
    return {
      ...{ operatorName, siteName: sites.join(', ').slice(0, longestSite) },
      startedAt: new Date(Math.min(...own.map(({ startedAt }) => startedAt.getTime()))),
      endedAt: new Date(Math.max(...own.map(({ endedAt }) => endedAt.getTime()))),
      engineHours: hours(({ engineSeconds }) => engineSeconds),
      workHours: hours(({ runSeconds }) => runSeconds),
      downHours: hours(({ downSeconds }) => downSeconds),
      ...{ fuelLitres: fuel.toFixed(3), counter: counters.sort((a, b) => Number(b) - Number(a))[0] ?? null },
    };
  });
}

function lengthOf({ startedAt, endedAt }: Span): number {
  return endedAt.getTime() - startedAt.getTime();
}

function overlap(one: Span, other: Span): boolean {
  const from = Math.max(one.startedAt.getTime(), other.startedAt.getTime());
  const until = Math.min(one.endedAt.getTime(), other.endedAt.getTime());
  return until - from > Math.min(rounding, lengthOf(other) / 2);
}
