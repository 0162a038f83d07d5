import { addDays, localDateAt, weekdayOf } from '@jahrring/contracts-common';
import { demoLicences, demoProjectsOn, demoWorkers } from '@jahrring/demo';
import type { SeedContext } from '@jahrring/service-kit';
import { BookingRepository } from './booking/booking.repository';

const plannedDaysBefore = 14;
const plannedDaysAfter = 28;
const fridayNumber = 5;

/** Six weeks of the field staff around the day of the seed, each on a running project they are assigned to. */
export async function seedPlanning(seed: SeedContext): Promise<void> {
  const bookings = seed.get(BookingRepository);
  const ctx = seed.ctx(demoLicences.bergwald.id);
  const today = localDateAt(seed.clock.now(), 'UTC');
  const running = demoProjectsOn(today).filter((project) => project.status === 'PROG');
  for (const [index, person] of demoWorkers.entries()) {
    const own = running.filter((project) => project.assignedEmployeeIds.includes(person.employeeId));
    for (let offset = -plannedDaysBefore; offset <= plannedDaysAfter && own.length > 0; offset += 1) {
      const date = addDays(today, offset);
      const weekday = weekdayOf(date);
      // Some days stay open, so that there is something to plan.
      if (weekday < 1 || weekday > fridayNumber || (index + offset + 100) % 11 === 0) continue;
      const week = Math.floor((offset + plannedDaysBefore) / 7);
      const project = own[(index + week) % own.length];
      if (!project) continue;
      await bookings.insert(ctx, {
        resourceId: person.employeeId,
        projectId: project.id,
        title: null,
        firstDay: date,
        lastDay: date,
        part: 'full',
        from: null,
        to: null,
        share: 100,
        status: date < today ? 'done' : 'planned',
        note: null,
        seriesId: null,
      });
    }
  }
}
