import type { CreateEntry, EntryView } from '@jahrring/contracts-time';
import { Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository } from '../reference';
import { TimeSettingsService } from '../settings';
import { dayOnly, resolveTimes, type EntryTimes } from './entry-times';
import { EntryRules } from './entry.rules';
import { EntryWriter } from './entry.writer';
import { LateRule } from './late.rule';
import type { NewEntry } from './new-entry';

/** Records lines by every rule of the licence for what people enter. */
@Injectable()
export class EntryRecorder {
  constructor(
    private readonly db: Database,
    private readonly employees: EmployeeRefRepository,
    private readonly rules: EntryRules,
    private readonly lateness: LateRule,
    private readonly settings: TimeSettingsService,
    private readonly writer: EntryWriter,
  ) {}

  async create(ctx: RequestContext, input: CreateEntry): Promise<EntryView> {
    return this.db.tx(ctx, (ctx) => this.record(ctx, input));
  }

  /** Records one line in the open transaction. */
  async record(ctx: RequestContext, input: CreateEntry): Promise<EntryView> {
    const line = { ...input, employeeId: input.employeeId ?? ctx.membershipId };
    // Before anything is read: what others commit while this waits is then in the transaction's snapshot.
    await this.employees.lock(ctx, line.employeeId);
    const { times, late } = await this.recordable(ctx, line);
    return this.writer.write(ctx, late ? { ...line, late, needsReview: true } : line, times);
  }

  /** Throws what `record` would throw, and writes nothing. */
  async check(ctx: RequestContext, input: CreateEntry): Promise<void> {
    const line = { ...input, employeeId: input.employeeId ?? ctx.membershipId };
    const { times } = await this.recordable(ctx, line);
    await this.writer.check(ctx, line, times);
  }

  /** Resolves the given times; lines of other kinds have a day only. */
  async timesOf(ctx: RequestContext, input: CreateEntry): Promise<EntryTimes> {
    if (input.kind !== 'hours') return dayOnly(input.workDate);
    return resolveTimes(input, ctx.timeZone, await this.settings.get(ctx));
  }

  /** The times of a line that the licence's rules let record today, and whether it comes late. */
  private async recordable(
    ctx: RequestContext,
    line: NewEntry,
  ): Promise<{ times: EntryTimes; late: boolean }> {
    const times = await this.timesOf(ctx, line);
    await this.rules.requirePast(ctx, times);
    const late = await this.lateness.isLate(ctx, { ...line, workDate: times.workDate });
    await this.rules.requireComment(ctx, line.comment);
    await this.rules.requireMethod(ctx, line.recordingMethod);
    return { times, late };
  }
}
