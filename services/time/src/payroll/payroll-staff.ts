import type { EmploymentChanged } from '@jahrring/contracts-admin';
import type { PayrollLeftOutReason } from '@jahrring/contracts-time';
import { recordingRoles } from '../reference';

export interface MonthSpan {
  from: string;
  /** Inclusive. */
  to: string;
}

/** Data of a member: current role and state, and HR data if any were entered. */
export interface Member {
  role: string;
  active: boolean;
  employment: Pick<EmploymentChanged, 'startsOn' | 'endsOn' | 'externalId' | 'periods'> | null;
}

type Period = EmploymentChanged['periods'][number];

/**
 * Returns the reason why a member's month does not go to payroll; null if it does. People have a wage if they have
 * target hours or a personnel number and are employed in the month. Roles have no history: people switched off or given
 * another role since still get the months they worked in, and leavers those up to the day of leaving.
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
