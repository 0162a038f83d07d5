import { addDays } from '@jahrring/contracts-common';
import type { CorrectionKind } from './employment.events';

/** A thing that holds from a day on, until the next of its kind. */
export interface Dated {
  validFrom: string;
}

/** Each period with its last day, oldest first; the last one is open. Every day belongs to one period at most. */
export function withEnds<T extends Dated>(periods: readonly T[]): (T & { validTo: string | null })[] {
  const sorted = [...periods].sort((a, b) => a.validFrom.localeCompare(b.validFrom));
  return sorted.map((period, at) => {
    const next = sorted[at + 1];
    return { ...period, validTo: next ? addDays(next.validFrom, -1) : null };
  });
}

export interface LedgerLine {
  kind: CorrectionKind;
  seconds: number;
}

/** Start balance and the sum of the ledger: what a person brings along, in seconds. */
export function balanceOf(start: number, ledger: readonly LedgerLine[], kind: CorrectionKind): number {
  return ledger.filter((line) => line.kind === kind).reduce((sum, line) => sum + line.seconds, start);
}

const minuteSeconds = 60;

/** A week of target hours over its working days, in whole minutes; what does not divide goes to the first days. */
export function spreadWeek(weekSeconds: number, weekDays: 5 | 7): number[] {
  const minutes = Math.round(weekSeconds / minuteSeconds);
  const each = Math.floor(minutes / weekDays);
  const rest = minutes - each * weekDays;
  return Array.from({ length: 7 }, (_, day) => {
    if (day >= weekDays) return 0;
    return (each + (day < rest ? 1 : 0)) * minuteSeconds;
  });
}

/** Supervisors by employee. */
export type Supervision = ReadonlyMap<string, readonly string[]>;

/** Returns true if `employee` would become their own supervisor, over any number of steps. */
export function supervisesSelf(
  supervision: Supervision,
  employee: string,
  supervisors: readonly string[],
): boolean {
  const seen = new Set<string>();
  const open = [...supervisors];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (one === employee) return true;
    if (seen.has(one)) continue;
    seen.add(one);
    open.push(...(supervision.get(one) ?? []));
  }
  return false;
}
