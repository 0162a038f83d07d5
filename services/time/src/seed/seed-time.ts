import { entryChanged, localDateAt, resolveSpan, spanSeconds } from '@jahrring/contracts-time';
import {
  demoActivities,
  demoId,
  demoLicences,
  demoMusterActivities,
  demoMusterPeople,
  demoMusterProjects,
  demoPeople,
  demoProjects,
  demoRandom,
  demoWorkers,
  type DemoLicence,
} from '@jahrring/demo';
import { Outbox, type NewRecord, type SeedContext } from '@jahrring/service-kit';
import type { EntryEntity } from '../entry/entry.entity';
import { toEntryChanged } from '../entry/entry.mapper';
import { EntryRepository } from '../entry/entry.repository';
import { seedCopies } from './seed-copies';
import { planYear, type Crew, type PlannedWork } from './work-plan';

const seedNumber = 2026;
const rowsPerWrite = 500;

interface DemoCrew extends Crew {
  licence: DemoLicence;
  firstEntry: number;
}

const crews: readonly DemoCrew[] = [
  {
    licence: demoLicences.bergwald,
    people: demoWorkers,
    projects: demoProjects,
    activities: demoActivities,
    firstEntry: 1,
  },
  {
    licence: demoLicences.muster,
    people: demoMusterPeople.filter((person) => person.role !== 'admin'),
    projects: demoMusterProjects,
    activities: demoMusterActivities,
    firstEntry: 100_001,
  },
];

/** A year of working days of both demo licences, ending yesterday. */
export async function seedTime(seed: SeedContext): Promise<void> {
  for (const crew of crews) {
    const members = crew.licence === demoLicences.bergwald ? demoPeople : demoMusterPeople;
    await seedCopies(seed, crew.licence.id, { ...crew, people: members });
    await seedEntries(seed, crew);
  }
}

async function seedEntries(seed: SeedContext, crew: DemoCrew): Promise<void> {
  const ctx = seed.ctx(crew.licence.id);
  const today = localDateAt(seed.clock.now().getTime(), crew.licence.timeZone);
  const planned = planYear(crew, today, demoRandom(seedNumber + crew.firstEntry));
  for (let from = 0; from < planned.length; from += rowsPerWrite) {
    const rows = planned
      .slice(from, from + rowsPerWrite)
      .map((work, index) => toRecord(work, crew.licence.timeZone, crew.firstEntry + from + index));
    const entries = await seed.get(EntryRepository).insertMany(ctx, rows);
    await seed.get(Outbox).addMany(ctx, entryChanged, entries.map(toEntryChanged));
  }
}

function toRecord(work: PlannedWork, timeZone: string, n: number): NewRecord<EntryEntity> {
  const { person, project, activity, date, from, to, comment } = work;
  const result = resolveSpan({ date, from, to }, timeZone);
  if (!result.ok) throw new Error(`demo work at a time that does not exist: ${date} ${from}-${to}`);
  const { span } = result;
  return {
    id: demoId('entry', n),
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
    claimedDocumentId: null,
    documentNumber: null,
    claimChangedAt: null,
  };
}
