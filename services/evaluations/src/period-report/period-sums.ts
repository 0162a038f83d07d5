import {
  absenceKinds,
  differenceOf,
  type LedgerKind,
  type PeriodAbsence,
  type PeriodBalance,
  type PeriodBalances,
  type PeriodSurcharge,
} from '@jahrring/contracts-evaluations';
import type { LedgerRefEntity, WorkingDay } from '../working-time';

type Row = Pick<LedgerRefEntity, 'kind' | 'source' | 'year' | 'bookedOn' | 'seconds'>;

/** Sums of days. */
export interface DaySums {
  targetSeconds: number;
  workedSeconds: number;
  creditedSeconds: number;
  /** Worked and credited less target, of the days up to `asOf`. */
  differenceSeconds: number;
  absences: PeriodAbsence[];
  surcharges: PeriodSurcharge[];
}

/** Adds days up. @param asOf the last day that is over: those after it are short of nothing yet */
export function sumsOf(days: readonly WorkingDay[], asOf: string): DaySums {
  const sum = (value: (day: WorkingDay) => number) => days.reduce((total, day) => total + value(day), 0);
  const absences = new Map<string, PeriodAbsence>();
  const surcharges = new Map<string, PeriodSurcharge>();
  for (const day of days) {
    for (const { type, seconds, halfDays } of day.absences) {
      const own = absences.get(type) ?? { type, seconds: 0, halfDays: 0 };
      absences.set(type, { type, seconds: own.seconds + seconds, halfDays: own.halfDays + halfDays });
    }
    for (const { title, seconds } of day.surcharges) {
      surcharges.set(title, { title, seconds: (surcharges.get(title)?.seconds ?? 0) + seconds });
    }
  }
  return {
    targetSeconds: sum((day) => day.targetSeconds),
    workedSeconds: sum((day) => day.workedSeconds),
    creditedSeconds: sum((day) => day.creditedSeconds),
    differenceSeconds: sum((day) => (day.date <= asOf ? differenceOf(day) : 0)),
    // In an order of their own, whatever came first.
    absences: absenceKinds.flatMap((type) => absences.get(type) ?? []),
    surcharges: [...surcharges.values()].toSorted((one, other) => one.title.localeCompare(other.title)),
  };
}

interface Until {
  year: number;
  /** Rows booked after it do not count yet. */
  last: string;
  /** The last day that is over and in the period; null where there is none. */
  asOf: string | null;
  averageDaySeconds: number;
}

/**
 * Balances of a person at the end of a day.
 * @param days the year's days up to that day
 * @param ledger rows of this year and those before
 */
export function balancesOf(
  days: readonly WorkingDay[],
  ledger: readonly Row[],
  { year, last, asOf, averageDaySeconds }: Until,
): PeriodBalances {
  const booked = ledger.filter(({ bookedOn }) => bookedOn <= last);
  const own = booked.filter((row) => row.year === year);
  const overtimeSeconds = restOf(own, 'overtime');
  const worked = days.reduce(
    (sum, day) => sum + (asOf !== null && day.date <= asOf ? differenceOf(day) : 0),
    0,
  );
  // Gifts are not closed with the year: what is left of those before can still be taken.
  const before = restOf(
    booked.filter((row) => row.year < year),
    'holidays_seniority',
  );
  const seniority = balanceOf(own, 'holidays_seniority');
  return {
    ...{ asOf, averageDaySeconds, overtimeSeconds, flexitimeSeconds: worked + overtimeSeconds },
    holidays: balanceOf(own, 'holidays'),
    holidays_seniority: {
      ...seniority,
      grantedSeconds: seniority.grantedSeconds + before,
      restSeconds: seniority.restSeconds + before,
    },
  };
}

const restOf = (rows: readonly Row[], kind: LedgerKind): number =>
  rows.reduce((sum, row) => sum + (row.kind === kind ? row.seconds : 0), 0);

function balanceOf(rows: readonly Row[], kind: LedgerKind): PeriodBalance {
  const sum = (fits: (row: Row) => boolean) => restOf(rows.filter(fits), kind);
  return {
    grantedSeconds: sum(({ source }) => source !== 'taken' && source !== 'expiry'),
    takenSeconds: 0 - sum(({ source }) => source === 'taken'),
    expiredSeconds: 0 - sum(({ source }) => source === 'expiry'),
    restSeconds: sum(() => true),
  };
}
