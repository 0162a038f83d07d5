import type { ReleaseHealth, ReleaseReport, VitalReport } from '@jahrring/contracts-admin';

/** A count of one thing within one step. */
export interface HealthCount {
  measure: string;
  step: string;
  total: number;
}

export const bucketMs = 600_000;
/** Attempts before a canary is judged. */
const fewestAttempts = 20;
const tolerated = 0.05;
const worseThanStable = 3;

const milliseconds = [
  50, 100, 200, 300, 400, 500, 750, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000, 20_000, 60_000,
  600_000,
];
const layoutShift = [0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.5, 1, 600_000];

/** The step a value falls into: its upper bound. */
export function stepOf(measure: 'load' | VitalReport['name'], value: number): string {
  const bounds = measure === 'CLS' ? layoutShift : milliseconds;
  return String(bounds.find((bound) => value <= bound) ?? bounds.at(-1));
}

function boundsOf(measure: string): readonly number[] {
  return measure === 'CLS' ? layoutShift : milliseconds;
}

/** A percentile out of counted steps, even within its step; null where nothing was measured. */
export function percentileOf(counts: readonly HealthCount[], measure: string, share: number): number | null {
  const own = counts.filter((count) => count.measure === measure && count.step !== unmeasured);
  const all = own.reduce((sum, { total }) => sum + total, 0);
  if (all === 0) return null;
  let left = share * all;
  let lower = 0;
  for (const bound of boundsOf(measure)) {
    const here = own.filter(({ step }) => step === String(bound)).reduce((sum, { total }) => sum + total, 0);
    if (here > 0 && left <= here) return rounded(lower + ((bound - lower) * left) / here);
    left -= here;
    lower = bound;
  }
  return lower;
}

/** Step of a load that told no time. */
export const unmeasured = '-';

function rounded(value: number): number {
  return value < 10 ? Math.round(value * 1_000) / 1_000 : Math.round(value);
}

/**
 * Codes of errors that a slow or absent server, or the person's own connection, causes in any version: no fault of its
 * code.
 */
const connectionCodes: readonly ReleaseReport['code'][] = ['timeout', 'network'];

/**
 * Returns how a report is counted: `connection` is counted separately, neither as an error of the version nor as an
 * attempt.
 */
export function measureOf(code: ReleaseReport['code']): 'load' | 'failure' | 'connection' {
  if (code === 'ok') return 'load';
  return connectionCodes.includes(code) ? 'connection' : 'failure';
}

export interface Attempts {
  loads: number;
  failures: number;
}

export function attemptsOf(counts: readonly HealthCount[]): Attempts {
  const sum = (measure: string) =>
    counts.reduce((all, count) => (count.measure === measure ? all + count.total : all), 0);
  return { loads: sum('load'), failures: sum('failure') };
}

export function errorRateOf({ loads, failures }: Attempts): number {
  return failures === 0 ? 0 : failures / (loads + failures);
}

export function healthOf(counts: readonly HealthCount[]): ReleaseHealth {
  const attempts = attemptsOf(counts);
  return {
    ...attempts,
    errorRate: errorRateOf(attempts),
    p50Ms: percentileOf(counts, 'load', 0.5),
    p95Ms: percentileOf(counts, 'load', 0.95),
    lcpMs: percentileOf(counts, 'LCP', 0.75),
    inpMs: percentileOf(counts, 'INP', 0.75),
    cls: percentileOf(counts, 'CLS', 0.75),
  };
}

/** Returns true if a canary does so much worse than stable at the same time that nobody should get it any more. */
export function isFailing(canary: Attempts, stable: Attempts): boolean {
  if (canary.loads + canary.failures < fewestAttempts) return false;
  const rate = errorRateOf(canary);
  return rate > tolerated && rate > worseThanStable * errorRateOf(stable);
}

/**
 * Returns the bucket in which a report is counted: its ten minutes, or, for a version that became the canary within
 * them, the part of them since then, so that earlier results do not count against it.
 */
export function bucketOf(now: Date, since: Date | null): Date {
  const start = Math.floor(now.getTime() / bucketMs) * bucketMs;
  const begun = since && since.getTime() <= now.getTime() ? since.getTime() : 0;
  return new Date(Math.max(start, begun));
}
