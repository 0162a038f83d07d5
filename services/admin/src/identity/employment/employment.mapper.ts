import {
  balanceOf,
  type CorrectionView,
  type EmploymentChanged,
  type EmploymentView,
  type PeriodView,
  type SavePeriod,
  withEnds,
} from '@jahrring/contracts-admin';
import type { MembershipEntity } from '../identity-record';
import type { EmploymentCorrectionEntity } from './employment-correction.entity';
import type { EmploymentPeriodEntity } from './employment-period.entity';

/** Rows that belong to a membership: its target hours and its ledger. */
export interface EmploymentRows {
  periods: readonly EmploymentPeriodEntity[];
  corrections: readonly EmploymentCorrectionEntity[];
}

const hundredths = 100;

export function toPeriodValues({ pensumPercent, ...rest }: SavePeriod) {
  return { ...rest, pensumHundredths: Math.round(pensumPercent * hundredths) };
}

export function toPensumPercent({ pensumHundredths }: EmploymentPeriodEntity): number {
  return pensumHundredths / hundredths;
}

function toPeriodView(period: EmploymentPeriodEntity & { validTo: string | null }): PeriodView {
  return {
    id: period.id,
    version: period.version,
    createdAt: period.createdAt.toISOString(),
    updatedAt: period.updatedAt.toISOString(),
    deletedAt: null,
    validFrom: period.validFrom,
    validTo: period.validTo,
    ...targetOf(period),
  };
}

function targetOf(period: EmploymentPeriodEntity) {
  return {
    pensumPercent: toPensumPercent(period),
    weekDays: period.weekDays,
    dailySeconds: period.dailySeconds,
    yearlyHolidaySeconds: period.yearlyHolidaySeconds,
  };
}

function toCorrectionView(
  correction: EmploymentCorrectionEntity,
  reversed: ReadonlySet<string | null>,
): CorrectionView {
  const { id, kind, date, seconds, reason, reversesId, createdAt } = correction;
  return {
    id,
    kind,
    date,
    seconds,
    reason,
    reverses: reversesId,
    reversed: reversed.has(id),
    createdAt: createdAt.toISOString(),
  };
}

export function toEmploymentView(membership: MembershipEntity, rows: EmploymentRows): EmploymentView {
  const reversed = new Set(rows.corrections.map((correction) => correction.reversesId));
  const balance = (start: number, kind: 'holidays' | 'overtime') => {
    const total = balanceOf(start, rows.corrections, kind);
    return { start, corrections: total - start, total };
  };
  return {
    periods: withEnds(rows.periods).map(toPeriodView),
    corrections: rows.corrections.map((correction) => toCorrectionView(correction, reversed)),
    holidays: balance(membership.startHolidaySeconds, 'holidays'),
    overtime: balance(membership.startOvertimeSeconds, 'overtime'),
  };
}

/** Returns the event that other services receive: no contact data, no insurance number. */
export function toEmploymentEvent(membership: MembershipEntity, rows: EmploymentRows): EmploymentChanged {
  const optional = {
    externalId: membership.externalId,
    birthdate: membership.birthdate,
    startsOn: membership.startsOn,
    endsOn: membership.endsOn,
    team: membership.team,
    companyPartId: membership.companyPartId,
    rateCategoryId: membership.rateCategoryId,
    recordingMethod: membership.recordingMethod,
  };
  return {
    employeeId: membership.id,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== null)),
    supervisors: membership.supervisors ?? [],
    allowedAbsences: membership.allowedAbsences,
    allowedCompanyParts: membership.allowedCompanyParts,
    averageDaySeconds: membership.averageDaySeconds,
    startHolidaySeconds: membership.startHolidaySeconds,
    startOvertimeSeconds: membership.startOvertimeSeconds,
    periods: rows.periods.map((period) => ({ validFrom: period.validFrom, ...targetOf(period) })),
    corrections: rows.corrections.map(({ id, kind, date, seconds, reason }) => ({
      id,
      kind,
      date,
      seconds,
      reason,
    })),
  };
}
