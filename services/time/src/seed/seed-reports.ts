import { addDays, localDateAt, newId } from '@jahrring/contracts-common';
import type { Signature } from '@jahrring/contracts-common';
import type { ClosingWay } from '@jahrring/contracts-time';
import { demoLicences, type DemoEntry } from '@jahrring/demo';
import type { RequestContext, SeedContext } from '@jahrring/service-kit';
import { DayReportReader, DayReportService, ReportClosingService } from '../day-report';

/** Closing states of the demo's last reports; the newest one is still open. */
const endings: readonly (ClosingWay | 'draft')[] = ['screen', 'absent', 'screen', 'draft'];
const usualWork = 'Arbeiten gemäss Auftrag ausgeführt, Weg geräumt und Platz aufgeräumt hinterlassen.';
const foremanEmail = 'foreman@demo.test';
const mostDaysBack = 25;

const signature: Signature = {
  width: 640,
  height: 240,
  strokes: [
    [60, 150, 90, 70, 110, 60, 118, 90, 96, 150, 84, 190, 92, 200, 130, 150, 150, 120, 160, 140, 166, 156],
    [190, 140, 204, 118, 214, 120, 210, 150, 224, 152, 240, 122, 250, 150, 268, 150, 288, 118, 300, 150],
    [330, 160, 360, 80, 372, 66, 368, 110, 360, 158, 380, 130, 396, 128, 400, 152, 430, 150, 520, 128],
  ],
};

/** Day reports of one foreman's last days: signed, finished without the customer, and one still open. */
export async function seedReports(seed: SeedContext, entries: readonly DemoEntry[]): Promise<void> {
  const { id, timeZone } = demoLicences.bergwald;
  const foreman = entries.find(({ person }) => person.email === foremanEmail)?.person;
  const oldest = addDays(localDateAt(seed.clock.now(), 'UTC'), -mostDaysBack);
  const own = entries.filter(({ person, date }) => person === foreman && date >= oldest);
  const days = [...new Map(own.map((entry) => [`${entry.date} ${entry.project.id}`, entry])).values()];
  if (!foreman) return;
  const ctx = seed.ctx(id).asMemberOf({ licenceId: id, membershipId: foreman.employeeId, timeZone });
  for (const [index, { date, project, comment }] of days.slice(-endings.length).entries()) {
    await seedReport(seed, ctx, {
      date,
      projectId: project.id,
      text: comment ?? usualWork,
      ending: endings[index] ?? 'draft',
    });
  }
}

interface DemoReport {
  date: string;
  projectId: string;
  text: string | null;
  ending: ClosingWay | 'draft';
}

async function seedReport(
  seed: SeedContext,
  ctx: RequestContext,
  { date, projectId, text, ending }: DemoReport,
): Promise<void> {
  const content = { text, weather: 'cloudy' as const, language: 'de' as const };
  const { id } = await seed
    .get(DayReportService)
    .keep(ctx, { id: newId(), projectId, workDate: date, ...content });
  if (ending === 'draft') return;
  const { lines } = await seed.get(DayReportReader).view(ctx, id);
  const signed = ending === 'screen';
  await seed.get(ReportClosingService).close(ctx, id, {
    id: newId(),
    way: ending,
    content,
    lines: lines.map(({ entryId, seconds, quantity }) => ({ entryId, seconds, quantity })),
    photoIds: [],
    signer: signed ? 'Hans Wüthrich' : null,
    signature: signed ? signature : null,
    reason: signed ? null : 'Der Kunde war nicht vor Ort.',
    at: `${date}T15:40:00.000Z`,
  });
}
