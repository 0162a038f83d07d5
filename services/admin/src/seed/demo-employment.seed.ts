import { formatInsuranceNumber, isAhvNumber, spreadWeek } from '@jahrring/contracts-admin';
import { addDays, localDateAt } from '@jahrring/contracts-common';
import { demoEmploymentOf, demoMusterPeople, demoPeople, type DemoPerson } from '@jahrring/demo';
import { type RequestContext, type SeedContext } from '@jahrring/service-kit';
import type { MembershipEntity } from '../identity/identity-record';
import { EmploymentPeriodRepository, EmploymentService } from '../identity/employment';

const hourSeconds = 3_600;
const weekHours = 42;
const dayHours = weekHours / 5;
/** When the pensum of those changed who work more or less than they used to. */
const changedDaysAgo = 150;

/** A number that is nobody's, with the check digit it needs. */
function insuranceNumberOf(n: number): string {
  const body = `756${String(100_000_000 + n * 7_919).padStart(9, '0')}`;
  const digit = [...'0123456789'].find((one) => isAhvNumber(body + one)) ?? '0';
  return formatInsuranceNumber(body + digit);
}

/** Returns the HR fields for the membership of a demo person. */
export function demoHrFields(person: DemoPerson): Partial<MembershipEntity> {
  const demo = demoEmploymentOf(person);
  const byNumber = new Map([...demoPeople, ...demoMusterPeople].map((one) => [one.n, one.employeeId]));
  const supervisors = demo.supervisorNs.flatMap((n) => byNumber.get(n) ?? []);
  return {
    function: demo.function,
    team: demo.team,
    birthdate: demo.birthdate,
    mobile: demo.mobile,
    insuranceNumber: demo.birthdate ? insuranceNumberOf(person.n) : null,
    externalId: demo.birthdate ? String(1_000 + person.n) : null,
    drivingCategories: [...demo.drivingCategories],
    supervisors,
    startHolidaySeconds: Math.round(demo.startHolidayHours * hourSeconds),
    startOvertimeSeconds: Math.round(demo.startOvertimeHours * hourSeconds),
  };
}

function target(pensumPercent: number, holidayDays: number) {
  const share = pensumPercent / 100;
  return {
    pensumHundredths: pensumPercent * 100,
    weekDays: 5 as const,
    dailySeconds: spreadWeek(weekHours * hourSeconds * share, 5),
    yearlyHolidaySeconds: Math.round(holidayDays * dayHours * hourSeconds * share),
  };
}

/** Target hours since the licence began, changed once for some; tells the other services. */
export async function seedEmployment(
  seed: SeedContext,
  ctx: RequestContext,
  person: DemoPerson,
  membership: MembershipEntity,
  startsOn: string,
): Promise<void> {
  const { pensumPercent, formerPensumPercent, yearlyHolidayDays } = demoEmploymentOf(person);
  const membershipId = membership.id;
  const periods = seed.get(EmploymentPeriodRepository);
  if (pensumPercent !== null) {
    const first = target(formerPensumPercent ?? pensumPercent, yearlyHolidayDays);
    await periods.insert(ctx, { membershipId, validFrom: startsOn, ...first });
  }
  if (pensumPercent !== null && formerPensumPercent !== undefined) {
    const today = localDateAt(seed.clock.now(), ctx.timeZone);
    const validFrom = addDays(today, -changedDaysAgo);
    await periods.insert(ctx, { membershipId, validFrom, ...target(pensumPercent, yearlyHolidayDays) });
  }
  await seed.get(EmploymentService).publish(ctx, membership);
}
