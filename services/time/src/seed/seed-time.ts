import { addDays, localDateAt } from '@jahrring/contracts-common';
import { entryChanged, resolveSpan, spanSeconds } from '@jahrring/contracts-time';
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
import { Outbox, type NewRecord, type RequestContext, type SeedContext } from '@jahrring/service-kit';
import { EntryMarksPublisher, EntryRepository, toEntryMarked } from '../entry-record';
import type { EntryEntity } from '../entry-record';
import { freshEntry, toEntryChanged } from '../entry';
import { ObjectRefRepository } from '../reference';
import { demoLines, type DemoLine } from './demo-lines';
import { seedAbsences } from './seed-absences';
import { seedCopies } from './seed-copies';
import { seedReports } from './seed-reports';
import { seedSurcharges } from './seed-surcharges';

const rowsPerWrite = 500;
/** A month of last season was confirmed a week later. */
const confirmedDaysAgo = { from: 150, to: 120 };
const daysToConfirm = 7;

const crews = {
  bergwald: { people: demoPeople, projects: demoProjects, activities: demoActivities },
  muster: { people: demoMusterPeople, projects: demoMusterProjects, activities: demoMusterActivities },
} as const;

/** A year of working days of both demo licences, ending yesterday. */
export async function seedTime(seed: SeedContext): Promise<void> {
  for (const key of ['bergwald', 'muster'] as const) {
    if (!seed.wants(demoLicences[key].id)) continue;
    await seedCopies(seed, demoLicences[key].id, crews[key]);
    await seedEntries(seed, key);
  }
  await seedAbsences(seed);
}

async function seedEntries(seed: SeedContext, key: keyof typeof demoLicences): Promise<void> {
  const { id, timeZone } = demoLicences[key];
  const ctx = seed.ctx(id);
  const today = localDateAt(seed.clock.now(), timeZone);
  const entries = demoEntries(key, today);
  const confirmer = crews[key].people.find(({ role }) => role === 'manager' || role === 'admin')?.employeeId;
  const seeded: EntryEntity[] = [];
  for (let from = 0; from < entries.length; from += rowsPerWrite) {
    const rows = entries.slice(from, from + rowsPerWrite).map((entry) => ({
      ...toRecord(entry, timeZone),
      ...(confirmer ? confirmation(entry.date, today, confirmer) : {}),
    }));
    const written = await seed.get(EntryRepository).insertMany(ctx, rows);
    seeded.push(...written);
    await seed.get(Outbox).addMany(ctx, entryChanged, written.map(toEntryChanged));
    const confirmed = written.filter(({ confirmedAt }) => confirmedAt !== null);
    await seed.get(EntryMarksPublisher).publish(ctx, confirmed.map(toEntryMarked));
  }
  if (key !== 'bergwald') return;
  await seedSurcharges(seed, ctx, seeded);
  await seedLines(seed, ctx, entries);
  await seedReports(seed, entries);
}

function confirmation(date: string, today: string, confirmedBy: string): Partial<NewRecord<EntryEntity>> {
  const { from, to } = confirmedDaysAgo;
  if (date < addDays(today, -from) || date > addDays(today, -to)) return {};
  const confirmedAt = new Date(`${addDays(date, daysToConfirm)}T15:00:00Z`);
  return { confirmedAt, confirmedBy, seenAt: confirmedAt };
}

/** Machine hours, material and expenses, in the licence that has an inventory. */
async function seedLines(
  seed: SeedContext,
  ctx: RequestContext,
  entries: readonly DemoEntry[],
): Promise<void> {
  const lines = demoLines(entries);
  const { timeZone } = demoLicences.bergwald;
  for (let from = 0; from < lines.length; from += rowsPerWrite) {
    const rows = lines.slice(from, from + rowsPerWrite).map((line) => toLineRecord(line, timeZone));
    const written = await seed.get(EntryRepository).insertMany(ctx, rows);
    await seed.get(Outbox).addMany(ctx, entryChanged, written.map(toEntryChanged));
  }
  const last = new Map(
    lines.flatMap((line) => (line.counterTo && line.objectId ? [[line.objectId, line.counterTo]] : [])),
  );
  for (const [objectId, reading] of last)
    await seed.get(ObjectRefRepository).setCounter(ctx, objectId, reading);
}

function toLineRecord({ id, work, ...line }: DemoLine, timeZone: string): NewRecord<EntryEntity> {
  return {
    ...freshEntry,
    ...line,
    id,
    employeeId: work.person.employeeId,
    projectId: work.project.id,
    activityId: null,
    workDate: work.date,
    startAt: null,
    endAt: null,
    timeZone,
    seconds: 0,
    breakSeconds: 0,
    billable: work.activity.billable,
    vatRateKey: 'standard',
    source: 'demo',
    recorderId: work.person.employeeId,
  };
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
