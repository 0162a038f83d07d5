import { demoLicences, demoMusterPeople, getDemoPerson } from '@jahrring/demo';
import type { CreateReportSchedule } from '@jahrring/contracts-evaluations';
import type { RequestContext, SeedContext } from '@jahrring/service-kit';
import { ReportScheduleRunEntity } from './report-schedule.entities';
import { ReportScheduleMailRepository, ReportScheduleRepository } from './report-schedule.repositories';
import { ReportScheduleRunRepository } from './report-schedule-run.repository';
import { nextDue, periodBefore } from './schedule-times';

const timeZone = 'Europe/Zurich';
const dayMs = 86_400_000;
/** So far back each schedule has been kept. */
const daysBack = 100;
/** A mail is out soon after its run began. */
const sentAfterMs = 4_000;
const firstOfMonth = { weekday: 1, day: 1, month: 1, time: '06:30' } as const;

type Values = Omit<CreateReportSchedule, 'id'>;

/** Creates the scheduled reports of the demo's offices, with the mails of the weeks before. */
export async function seedReportSchedules(seed: SeedContext): Promise<void> {
  if (seed.wants(demoLicences.bergwald.id)) await seedBergwald(seed, seed.ctx(demoLicences.bergwald.id));
  const [admin] = demoMusterPeople;
  if (!admin || !seed.wants(demoLicences.muster.id)) return;
  await seedOne(seed, seed.ctx(demoLicences.muster.id), admin.employeeId, {
    ...{ ...firstOfMonth, title: 'Monatsberichte', rhythm: 'monthly', recipients: [admin.employeeId] },
    ...{ content: { kind: 'period', report: 'monthly', employeeIds: null }, format: 'pdf' },
  });
}

async function seedBergwald(seed: SeedContext, bergwald: RequestContext): Promise<void> {
  const of = (email: string) => getDemoPerson(email).employeeId;
  const manager = of('manager@demo.test');
  await seedOne(seed, bergwald, manager, {
    ...{ ...firstOfMonth, title: 'Woche des Teams', rhythm: 'weekly', time: '05:45' },
    ...{ content: { kind: 'week', by: 'person' }, format: 'pdf' },
    recipients: [manager, of('foreman@demo.test')],
  });
  await seedOne(seed, bergwald, manager, {
    ...{ ...firstOfMonth, title: 'Deckung der Aufträge', rhythm: 'monthly', day: 3 },
    ...{ content: { kind: 'ready', key: 'projectMargin' }, format: 'xlsx' },
    recipients: [manager, of('admin@demo.test')],
  });
  const office = of('admin@demo.test');
  await seedOne(seed, bergwald, office, {
    ...{ ...firstOfMonth, title: 'Offene Posten nach Alter', rhythm: 'weekly', time: '07:00' },
    ...{ content: { kind: 'ready', key: 'openItemsByAge' }, format: 'xlsx', recipients: [office, manager] },
  });
}

async function seedOne(
  seed: SeedContext,
  ctx: RequestContext,
  ownerId: string,
  values: Values,
): Promise<void> {
  const now = seed.clock.now().getTime();
  const when = { ...values, timeZone };
  const schedule = await seed.get(ReportScheduleRepository).insert(ctx, {
    ...{ ...when, recipients: [...values.recipients], ownerId },
    ...{ paused: false, nextRunAt: new Date(nextDue(when, now)) },
  });
  const runs = seed.get(ReportScheduleRunRepository);
  const mails = seed.get(ReportScheduleMailRepository);
  for (let due = nextDue(when, now - daysBack * dayMs); due <= now; due = nextDue(when, due)) {
    const { from, to } = periodBefore(when, due);
    const run = await runs.insert(ctx, { scheduleId: schedule.id, firstDay: from, lastDay: to });
    await setBegun(seed, ctx, run.id, new Date(due));
    const sentAt = new Date(due + sentAfterMs);
    await mails.insertMany(
      ctx,
      values.recipients.map((employeeId) => ({
        ...{ runId: run.id, employeeId, state: 'sent' as const, refusal: null },
        ...{ attempts: 1, lastError: null, nextAttemptAt: sentAt, sentAt },
      })),
    );
  }
}

/** Repositories let nobody say when something was made; runs of before did begin then. */
async function setBegun(seed: SeedContext, ctx: RequestContext, id: string, createdAt: Date): Promise<void> {
  const change = seed.db.writing(ctx).createQueryBuilder().update(ReportScheduleRunEntity).set({ createdAt });
  await change.where('id = :id', { id }).execute();
}
