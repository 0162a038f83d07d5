import { addDays, isWeekend, localDateAt } from '@jahrring/contracts-common';
import {
  demoLicences,
  demoMachines,
  demoMusterPeople,
  demoMusterProjects,
  demoPeople,
  demoProjectsOn,
  demoWorkers,
} from '@jahrring/demo';
import type { NewRecord, RequestContext, SeedContext } from '@jahrring/service-kit';
import type { BookingEntity } from './booking/booking.entity';
import { BookingRepository } from './booking/booking.repository';
import { companyBookings } from './company.seed';
import { seedRails } from './rail.seed';
import { seedRules } from './rules.seed';
import { seedPhases } from './phase/phase.seed';
import { seedVariant } from './variant/variant.seed';

const plannedDaysBefore = 14;
const plannedDaysAfter = 28;
const daysInWeek = 7;
/** Machines and vehicles that go along with a person each. */
const alongCount = 6;

type Draft = NewRecord<BookingEntity>;

interface Worker {
  employeeId: string;
}

interface Site {
  id: string;
  assignedEmployeeIds: readonly string[];
}

/**
 * Six weeks of the field staff around the day of the seed, each on a running project they are assigned to; machines go along
 * with some of them.
 */
export async function seedPlanning(seed: SeedContext): Promise<void> {
  await seedRules(seed);
  await seedRails(seed);
  const today = localDateAt(seed.clock.now(), 'UTC');
  await seedPhases(seed, today);
  if (seed.wants(demoLicences.bergwald.id))
    await seedBergwald(seed, seed.ctx(demoLicences.bergwald.id), today);
  if (seed.wants(demoLicences.muster.id)) await seedMuster(seed, seed.ctx(demoLicences.muster.id), today);
}

async function seedBergwald(seed: SeedContext, ctx: RequestContext, today: string): Promise<void> {
  const running = demoProjectsOn(today).filter(({ status }) => status === 'PROG');
  const people = planOf(demoWorkers, running, today);
  const along = machinesOf(people, demoWorkers);
  await seed
    .get(BookingRepository)
    .insertMany(ctx, [...people, ...along, ...companyBookings('bergwald', running, today)]);
  await seedVariant(seed, ctx, {
    ...{ title: 'Vollernter zuerst', employeeId: demoPeople[0]?.employeeId ?? '', today },
    notes: ['Vollernter zuerst im Steilhang', 'Samstag, solange der Boden gefroren ist'],
  });
}

async function seedMuster(seed: SeedContext, ctx: RequestContext, today: string): Promise<void> {
  const muster = demoMusterProjects.filter(({ status }) => status === 'PROG');
  await seed
    .get(BookingRepository)
    .insertMany(ctx, [
      ...planOf(demoMusterPeople.slice(1), muster, today),
      ...companyBookings('muster', muster, today),
    ]);
  await seedVariant(seed, ctx, {
    ...{ title: 'Aufrichte vorziehen', employeeId: demoMusterPeople[0]?.employeeId ?? '', today },
    notes: ['Kran ist eine Woche früher da', 'Aufrichte am Samstag'],
  });
}

/** Some days stay open, so that there is something to plan. */
function planOf(workers: readonly Worker[], sites: readonly Site[], today: string): Draft[] {
  const drafts: Draft[] = [];
  for (const [index, { employeeId }] of workers.entries()) {
    const own = sites.filter(({ assignedEmployeeIds }) => assignedEmployeeIds.includes(employeeId));
    for (let offset = -plannedDaysBefore; offset <= plannedDaysAfter; offset += 1) {
      const date = addDays(today, offset);
      const site = own[(index + Math.floor((offset + plannedDaysBefore) / daysInWeek)) % own.length];
      if (!site || isWeekend(date) || (index + offset + 100) % 11 === 0) continue;
      drafts.push(draftOf(employeeId, site.id, date, date < today));
    }
  }
  return drafts;
}

/** Each machine is where its person is. */
function machinesOf(people: readonly Draft[], workers: readonly Worker[]): Draft[] {
  return demoMachines.slice(0, alongCount).flatMap(({ id }, index) => {
    const driver = workers[(index * 2) % workers.length]?.employeeId;
    return people
      .filter(({ resourceId }) => resourceId === driver)
      .map((booking) => ({ ...booking, resourceId: id }));
  });
}

function draftOf(resourceId: string, projectId: string, date: string, over: boolean): Draft {
  const when = { firstDay: date, lastDay: date, part: 'full', from: null, to: null } as const;
  const what = { resourceId, projectId, title: null, share: 100, note: null, seriesId: null };
  return { ...what, ...when, status: over ? 'done' : 'planned' };
}
