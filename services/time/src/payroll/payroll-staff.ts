import type { EmploymentChanged } from '@jahrring/contracts-admin';
import type { PayrollLeftOutReason } from '@jahrring/contracts-time';
import { recordingRoles } from '../reference';

export interface MonthSpan {
  from: string;
  /** Inclusive. */
  to: string;
}

/** What is known of a member: role and state as they are now, and HR data where some were entered. */
export interface Member {
  role: string;
  active: boolean;
  employment: Pick<EmploymentChanged, 'startsOn' | 'endsOn' | 'externalId' | 'periods'> | null;
}

type Period = EmploymentChanged['periods'][number];

/**
 * Why a member's month does not go to payroll; null where it does. Somebody has a wage who has target hours or a personnel
 * number and is employed in the month. Roles have no history: who was switched off or got another role since still gets
 * the months they worked in, and who left, those up to the day of leaving.
 */
export function leftOutReason(
  { role, active, employment }: Member,
  span: MonthSpan,
  recorded: boolean,
): PayrollLeftOutReason | null {
  if (!isEmployed(employment, span)) return 'notEmployed';
  const hasWage = employment !== null && (employment.periods.length > 0 || Boolean(employment.externalId));
  const works = (recordingRoles as readonly string[]).includes(role);
  if (works && active) return hasWage || recorded ? null : 'noEmployment';
  if (works || role === 'blocked') {
    return hasWage && (recorded || employment?.endsOn) ? null : 'deactivated';
  }
  return hasWage && recorded ? null : 'role';
}

/** True where the employment touches the days; without entry and exit it has no bounds. */
export function isEmployed(employment: Member['employment'], { from, to }: MonthSpan): boolean {
  const { startsOn, endsOn } = employment ?? {};
  return !(startsOn && startsOn > to) && !(endsOn && endsOn < from);
}

/** Paid by the hour: target hours were entered, and they are none on every day of the span. */
export function isHourlyPaid(employment: Member['employment'], { from, to }: MonthSpan): boolean {
  const holding = periodsIn(employment?.periods ?? [], { from, to });
  return holding.length > 0 && holding.every(({ dailySeconds }) => dailySeconds.every((one) => one === 0));
}

/** The periods that hold on any day of the span. */
function periodsIn(periods: readonly Period[], { from, to }: MonthSpan): Period[] {
  return periods.filter(({ validFrom }, index) => {
    const next = periods[index + 1];
    return validFrom <= to && (next === undefined || next.validFrom > from);
  });
}
