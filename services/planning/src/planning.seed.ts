import { addDays, localDateAt, weekdayOf } from '@jahrring/contracts-common';
import { demoLicences, demoProjectsOn, demoWorkers } from '@jahrring/demo';
import type { SeedContext } from '@jahrring/service-kit';
import { AssignmentRepository } from './assignment/assignment.repository';

const plannedDaysBefore = 14;
const plannedDaysAfter = 28;
const fridayNumber = 5;

/** Six weeks of the field staff around the day of the seed, each on a running project they are assigned to. */
export async function seedPlanning(seed: SeedContext): Promise<void> {
  const assignments = seed.get(AssignmentRepository);
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
      const assignment = await assignments.insert(ctx, {
        employeeId: person.employeeId,
        projectId: project.id,
        date,
        part: 'full',
        note: null,
      });
      await assignments.takeSlots(ctx, assignment);
    }
  }
}
