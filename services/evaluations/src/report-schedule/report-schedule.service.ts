import {
  scheduleLimits,
  type CreateReportSchedule,
  type ReportScheduleView,
  type ScheduleRecipients,
  type ScheduleRunView,
  type UpdateReportSchedule,
} from '@jahrring/contracts-evaluations';
import { Clock, Database, fieldErrorOf, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { refuseReaders } from '../fact';
import { PersonRefRepository } from '../reference';
import { SavedReportService } from '../saved-report';
import { mayReceive, MemberRightsClient } from './member-rights';
import type { ReportScheduleEntity } from './report-schedule.entities';
import {
  ReportScheduleMailRepository,
  ReportScheduleRepository,
  tallyOf,
} from './report-schedule.repositories';
import { ReportScheduleRunRepository } from './report-schedule-run.repository';
import { nextDue, periodBefore } from './schedule-times';

type Values = Omit<CreateReportSchedule, 'id'>;

/** Reports that go out by themselves. Each is of who made it; what a recipient gets is what they may see. */
@Injectable()
export class ReportScheduleService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly schedules: ReportScheduleRepository,
    private readonly runs: ReportScheduleRunRepository,
    private readonly mails: ReportScheduleMailRepository,
    private readonly people: PersonRefRepository,
    private readonly saved: SavedReportService,
    private readonly members: MemberRightsClient,
  ) {}

  async list(ctx: RequestContext): Promise<{ items: ReportScheduleView[]; total: number }> {
    const all = await this.schedules.all(ctx);
    const items: ReportScheduleView[] = [];
    for (const schedule of all) items.push(await this.view(ctx, schedule));
    return { items, total: items.length };
  }

  async get(ctx: RequestContext, id: string): Promise<ReportScheduleView> {
    return this.view(ctx, await this.schedules.get(ctx, id));
  }

  /**
   * Returns the people who may receive reports now, by name.
   * @throws UNAVAILABLE if the admin service cannot be reached
   */
  async recipients(ctx: RequestContext): Promise<ScheduleRecipients['items']> {
    const members = (await this.members.of(ctx, null)).filter(mayReceive);
    const known = await this.people.getMany(
      ctx,
      members.map(({ employeeId }) => employeeId),
    );
    return known
      .map(({ id, name }) => ({ id, name }))
      .toSorted((one, other) => one.name.localeCompare(other.name, ctx.locale));
  }

  /** The newest first. */
  async runsOf(ctx: RequestContext, id: string): Promise<ScheduleRunView[]> {
    await this.schedules.get(ctx, id);
    const runs = await this.runs.latest(ctx, id, scheduleLimits.runs);
    const mails = await this.mails.ofRuns(
      ctx,
      runs.map((run) => run.id),
    );
    const names = await this.names(
      ctx,
      mails.map(({ employeeId }) => employeeId),
    );
    return runs.map((run) => ({
      ...{ id: run.id, from: run.firstDay, to: run.lastDay, startedAt: run.createdAt.toISOString() },
      deliveries: mails
        .filter(({ runId }) => runId === run.id)
        .map(({ employeeId, state, refusal, lastError, attempts, sentAt }) => ({
          ...{ employeeId, name: names.get(employeeId) ?? '–', state, refusal, attempts },
          ...{ error: lastError, sentAt: sentAt?.toISOString() ?? null },
        }))
        .toSorted((one, other) => one.name.localeCompare(other.name, ctx.locale)),
    }));
  }

  /** @throws FORBIDDEN for who may only look; VALIDATION_FAILED where report or people are not of this licence */
  async create(ctx: RequestContext, { id, ...values }: CreateReportSchedule): Promise<ReportScheduleView> {
    refuseReaders(ctx);
    await this.check(ctx, values);
    return this.db.tx(ctx, async (tx) => {
      const known = id === undefined ? null : await this.schedules.find(tx, id);
      if (known) return this.view(tx, known);
      const own = { ownerId: ctx.membershipId, paused: false, ...this.timed(ctx, values) };
      return this.view(tx, await this.schedules.insert(tx, { ...(id ? { id } : {}), ...own }));
    });
  }

  /**
   * Updates a schedule; runs missed during a pause are not made up.
   * @throws as create, VERSION_MISMATCH with the present one
   */
  async update(
    ctx: RequestContext,
    id: string,
    version: number,
    change: UpdateReportSchedule,
  ): Promise<ReportScheduleView> {
    refuseReaders(ctx);
    if (!('paused' in change)) await this.check(ctx, change);
    return this.db.tx(ctx, async (tx) => {
      const before = await this.schedules.get(tx, id);
      const values = 'paused' in change ? before : change;
      const paused = 'paused' in change ? change.paused : before.paused;
      return this.view(
        tx,
        await this.schedules.update(tx, id, version, { ...this.timed(ctx, values), paused }),
      );
    });
  }

  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, (tx) => this.schedules.remove(tx, id, version));
  }

  /** Goes on from now: what was missed meanwhile is not made up. */
  async restore(ctx: RequestContext, id: string): Promise<ReportScheduleView> {
    return this.db.tx(ctx, async (tx) => {
      const back = await this.schedules.restore(tx, id);
      const { nextRunAt } = this.timed(ctx, back);
      return this.view(tx, await this.schedules.update(tx, id, back.version, { nextRunAt }));
    });
  }

  private timed(ctx: RequestContext, values: Values) {
    const { title, content, format, rhythm, weekday, day, month, time, recipients } = values;
    const when = { rhythm, weekday, day, month, time, timeZone: ctx.timeZone };
    const nextRunAt = new Date(nextDue(when, this.clock.now().getTime()));
    return { ...when, title, content, format, recipients: [...recipients], nextRunAt };
  }

  private async check(ctx: RequestContext, { content, recipients }: Values): Promise<void> {
    await this.require(ctx, 'recipients', recipients);
    if (content.kind === 'period') await this.require(ctx, 'content.employeeIds', content.employeeIds ?? []);
    if (content.kind !== 'saved') return;
    if (!(await this.saved.isSeen(ctx, content.reportId))) throw fieldErrorOf('content.reportId', 'exists');
  }

  private async require(ctx: RequestContext, field: string, ids: readonly string[]): Promise<void> {
    const known = new Set((await this.people.getMany(ctx, ids)).map(({ id }) => id));
    const index = ids.findIndex((id) => !known.has(id));
    if (index >= 0) throw fieldErrorOf(`${field}.${index}`, 'exists');
  }

  private async names(ctx: RequestContext, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const known = await this.people.getMany(ctx, [...new Set(ids)]);
    return new Map(known.map(({ id, name }) => [id, name]));
  }

  private async view(ctx: RequestContext, schedule: ReportScheduleEntity): Promise<ReportScheduleView> {
    const { id, version, title, content, format, rhythm, weekday, day, month, time, timeZone, paused } =
      schedule;
    const names = await this.names(ctx, schedule.recipients);
    const yearStart =
      content.kind === 'saved' ? await this.saved.yearStart(ctx, content.reportId) : undefined;
    const [last] = await this.runs.latest(ctx, id, 1);
    const mails = last ? await this.mails.ofRuns(ctx, [last.id]) : [];
    return {
      ...{ id, version, title, content, format, rhythm, weekday, day, month, time, timeZone, paused },
      recipients: schedule.recipients.map((one) => ({ id: one, name: names.get(one) ?? '–' })),
      nextRunAt: paused ? null : schedule.nextRunAt.toISOString(),
      nextPeriod: paused ? null : periodBefore(schedule, schedule.nextRunAt.getTime(), yearStart),
      lastRun: last ? { startedAt: last.createdAt.toISOString(), ...tallyOf(mails) } : null,
    };
  }
}
