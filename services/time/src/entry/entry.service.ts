import type { EntryView, EntryWarning, UpdateEntry } from '@jahrring/contracts-time';
import { commonError, Database, type AppError, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EntryRepository } from '../entry-record';
import type { EntryEntity } from '../entry-record';
import { timeError } from '../errors';
import { EmployeeRefRepository } from '../reference';
import type { EmployeeRefEntity } from '../reference';
import { TimeSettingsService } from '../settings';
import { EntryChange } from './entry-change';
import { withNames } from './entry-names';
import { changeTimes, storedTimes, type EntryTimes } from './entry-times';
import { EntryAccess } from './entry.access';
import { EntryPublisher } from './entry.publisher';
import { EntryReader } from './entry.reader';
import { EntryRules } from './entry.rules';

/** Changes, deletes and restores time entries; each is one transaction with its audit entry and its event. */
@Injectable()
export class EntryService {
  constructor(
    private readonly db: Database,
    private readonly entries: EntryRepository,
    private readonly reader: EntryReader,
    private readonly employees: EmployeeRefRepository,
    private readonly access: EntryAccess,
    private readonly rules: EntryRules,
    private readonly change: EntryChange,
    private readonly settings: TimeSettingsService,
    private readonly publisher: EntryPublisher,
  ) {}

  async update(ctx: RequestContext, id: string, version: number, patch: UpdateEntry): Promise<EntryView> {
    return this.db.tx(ctx, async (ctx) => {
      const { entry: present, employee } = await this.getLocked(ctx, id);
      if (present.version !== version) throw await this.stale(ctx, present);
      await this.access.requireChange(ctx, present, 'update');
      const times = changeTimes(present, patch, ctx.timeZone, await this.settings.get(ctx));
      const warnings = await this.requireFree(ctx, present.employeeId, times, id);
      if (times.workDate !== present.workDate)
        await this.access.requireOpen(ctx, times.workDate, present.employeeId);
      await this.rules.requirePast(ctx, times);
      if (patch.comment !== undefined) await this.rules.requireComment(ctx, patch.comment);
      const change = await this.change.of(ctx, present, patch, times.workDate);
      const values = { ...change.values, ...storedTimes(times, ctx.timeZone) };
      const entry = await this.entries.update(ctx, id, version, values);
      return this.publisher.changed(ctx, withNames(entry, employee, change.booking, present), {
        before: present,
        warnings: [...warnings, ...change.warnings],
      });
    });
  }

  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const { entry } = await this.getLocked(ctx, id);
      if (entry.version !== version) throw await this.stale(ctx, entry);
      await this.access.requireChange(ctx, entry, 'delete');
      await this.entries.remove(ctx, id, version);
      await this.publisher.removed(ctx, entry);
    });
  }

  /** Brings a deleted entry back, unless its time has been taken since. */
  async restore(ctx: RequestContext, id: string): Promise<EntryView> {
    return this.db.tx(ctx, async (ctx) => {
      const { entry: present, employee } = await this.getLocked(ctx, id);
      if (!present.deletedAt) throw timeError('ENTRY_NOT_DELETED');
      await this.access.requireChange(ctx, present, 'delete');
      await this.requireFree(ctx, present.employeeId, present, id);
      const entry = await this.entries.restore(ctx, id);
      return this.publisher.changed(ctx, withNames(entry, employee, null, present));
    });
  }

  /** The entry and its person's lock; deleted ones included. */
  private async getLocked(
    ctx: RequestContext,
    id: string,
  ): Promise<{ entry: EntryEntity; employee: EmployeeRefEntity }> {
    const seen = await this.entries.get(ctx.withoutTransaction(), id, { deleted: 'include' });
    const employee = await this.employees.lock(ctx, seen.employeeId);
    if (!employee) throw commonError('NOT_FOUND');
    return { entry: await this.entries.get(ctx, id, { deleted: 'include' }), employee };
  }

  private async stale(ctx: RequestContext, present: EntryEntity): Promise<AppError> {
    if (present.deletedAt) return commonError('NOT_FOUND');
    return commonError('VERSION_MISMATCH', undefined, {
      current: (await this.reader.mapper(ctx)).toView(present),
    });
  }

  private async requireFree(
    ctx: RequestContext,
    employeeId: string,
    times: EntryTimes,
    exceptId: string,
  ): Promise<EntryWarning[]> {
    const nearby = await this.rules.nearby(ctx, employeeId, times);
    const others = nearby.filter((other) => other.id !== exceptId);
    return this.rules.conflicts(ctx, times, others);
  }
}
