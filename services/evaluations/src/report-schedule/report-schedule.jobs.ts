import { licenceChanged, type LicenceChanged } from '@jahrring/contracts-admin';
import {
  Clock,
  Consumes,
  Database,
  Job,
  systemContext,
  type JobRun,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { SavedReportService } from '../saved-report';
import { ReportScheduleMailRepository, ReportScheduleRepository } from './report-schedule.repositories';
import { ReportScheduleRunRepository } from './report-schedule-run.repository';
import { nextDue, periodBefore } from './schedule-times';

const batchSize = 50;
/** So many periods that nobody was there to send are made up, the latest. */
const mostMissed = 7;

/** Begins runs when their time has come, one for each period, whatever was missed while nothing ran. */
@Injectable()
export class ReportScheduleJobs {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly schedules: ReportScheduleRepository,
    private readonly runs: ReportScheduleRunRepository,
    private readonly mails: ReportScheduleMailRepository,
    private readonly saved: SavedReportService,
  ) {}

  @Job<ReportScheduleJobs>({
    ...{ name: 'evaluations.schedule.begin', everySeconds: 20 },
    isDue: async (jobs) => (await jobs.due(1)).length > 0,
  })
  async begin({ signal }: JobRun): Promise<void> {
    for (const { id, licenceId } of await this.due(batchSize)) {
      if (signal.aborted) return;
      await this.db.tx(systemContext({ licenceId }), (tx) => this.beginOne(tx, id));
    }
  }

  /** Clocks of the licence: reports go out by them from now on. */
  @Consumes(licenceChanged)
  async onLicenceChanged(ctx: RequestContext, { timeZone }: LicenceChanged): Promise<void> {
    for (const schedule of await this.schedules.all(ctx)) {
      if (schedule.timeZone === timeZone) continue;
      const nextRunAt = new Date(nextDue({ ...schedule, timeZone }, this.clock.now().getTime()));
      await this.schedules.update(ctx, schedule.id, schedule.version, { timeZone, nextRunAt });
    }
  }

  private due(limit: number): Promise<{ id: string; licenceId: string }[]> {
    return this.schedules.due(systemContext({ licenceId: '' }), limit);
  }

  private async beginOne(tx: RequestContext, id: string): Promise<void> {
    const schedule = await this.schedules.find(tx, id);
    const now = this.clock.now();
    if (!schedule || schedule.paused || schedule.nextRunAt > now) return;
    const missed: number[] = [];
    let next = schedule.nextRunAt.getTime();
    for (; next <= now.getTime(); next = nextDue(schedule, next)) missed.push(next);
    const { content } = schedule;
    const yearStart = content.kind === 'saved' ? await this.saved.yearStart(tx, content.reportId) : undefined;
    for (const dueAt of missed.slice(-mostMissed)) {
      const period = periodBefore(schedule, dueAt, yearStart);
      if (await this.runs.isDone(tx, id, period)) continue;
      const run = await this.runs.insert(tx, { scheduleId: id, firstDay: period.from, lastDay: period.to });
      await this.mails.insertMany(
        tx,
        schedule.recipients.map((employeeId) => ({
          ...{ runId: run.id, employeeId, state: 'queued' as const, refusal: null },
          ...{ attempts: 0, lastError: null, nextAttemptAt: now, sentAt: null },
        })),
      );
    }
    await this.schedules.update(tx, id, schedule.version, { nextRunAt: new Date(next) });
  }
}
