import { entryChanged, localDateAt, resolveSpan, spanSeconds } from '@jahrring/contracts-time';
import {
  demoActivities,
  demoEntries,
  demoLicences,
  demoMusterActivities,
  demoMusterPeople,
  demoMusterProjects,
  demoPeople,
  demoProjects,
  type DemoEntry,
} from '@jahrring/demo';
import { Outbox, type NewRecord, type SeedContext } from '@jahrring/service-kit';
import type { EntryEntity } from '../entry/entry.entity';
import { freshEntry } from '../entry/entry-defaults';
import { toEntryChanged } from '../entry/entry-event';
import { EntryRepository } from '../entry/entry.repository';
import { seedCopies } from './seed-copies';

const rowsPerWrite = 500;

const crews = {
  bergwald: { people: demoPeople, projects: demoProjects, activities: demoActivities },
  muster: { people: demoMusterPeople, projects: demoMusterProjects, activities: demoMusterActivities },
} as const;

/** A year of working days of both demo licences, ending yesterday. */
export async function seedTime(seed: SeedContext): Promise<void> {
  for (const key of ['bergwald', 'muster'] as const) {
    await seedCopies(seed, demoLicences[key].id, crews[key]);
    await seedEntries(seed, key);
  }
}

async function seedEntries(seed: SeedContext, key: keyof typeof demoLicences): Promise<void> {
  const { id, timeZone } = demoLicences[key];
  const ctx = seed.ctx(id);
  const entries = demoEntries(key, localDateAt(seed.clock.now().getTime(), timeZone));
  for (let from = 0; from < entries.length; from += rowsPerWrite) {
    const rows = entries.slice(from, from + rowsPerWrite).map((entry) => toRecord(entry, timeZone));
    const written = await seed.get(EntryRepository).insertMany(ctx, rows);
    await seed.get(Outbox).addMany(ctx, entryChanged, written.map(toEntryChanged));
  }
}

function toRecord(work: DemoEntry, timeZone: string): NewRecord<EntryEntity> {
  const { person, project, activity, date, from, to, comment } = work;
  const result = resolveSpan({ date, from, to }, timeZone);
  if (!result.ok) throw new Error(`demo work at a time that does not exist: ${date} ${from}-${to}`);
  const { span } = result;
  return {
    ...freshEntry,
    id: work.id,
    kind: 'hours',
    employeeId: person.employeeId,
    projectId: project.id,
    activityId: activity.id,
    workDate: date,
    startAt: new Date(span.startMs),
    endAt: new Date(span.endMs),
    timeZone,
    seconds: spanSeconds(span),
    breakSeconds: 0,
    comment,
    billable: activity.billable,
    unitPrice: activity.price,
    vatRateKey: 'standard',
    source: 'demo',
    recorderId: person.employeeId,
  };
}
