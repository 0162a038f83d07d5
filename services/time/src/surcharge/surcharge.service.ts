import { localTimeAt } from '@jahrring/contracts-common';
import {
  type SurchargeLineView,
  type SurchargeMonth,
  type SurchargeQuery,
  type UpdateSurchargeSettings,
} from '@jahrring/contracts-time';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import type { EntryEntity } from '../entry-record';
import { EmployeeRefRepository, nameOf } from '../reference';
import { SurchargeSettingsService } from '../settings';
import { HolidayCalendar } from './holiday-calendar';
import { linesOf } from './lines-of';
import type { SurchargeLineEntity } from './surcharge-line.entity';
import { SurchargeLineRepository } from './surcharge-line.repository';

/** The surcharges on what was worked. */
@Injectable()
export class SurchargeService {
  constructor(
    private readonly settings: SurchargeSettingsService,
    private readonly lines: SurchargeLineRepository,
    private readonly holidays: HolidayCalendar,
    private readonly employees: EmployeeRefRepository,
  ) {}

  /** Brings the lines of an entry that was just written in line with it, in the open transaction. */
  async follow(ctx: RequestContext, entry: EntryEntity): Promise<void> {
    const settings = await this.settings.get(ctx);
    // A new entry has no lines yet that could be in the way.
    if (entry.version > 1) return this.replace(ctx, [entry], settings);
    if (settings.windows.length === 0) return;
    await this.lines.add(ctx, entry, linesOf(entry, settings, await this.holidays.of(ctx)));
  }

  /** Works out the lines of these entries by the settings as they are now. */
  async renew(ctx: RequestContext, entries: readonly EntryEntity[]): Promise<void> {
    await this.replace(ctx, entries, await this.settings.read(ctx));
  }

  async clear(ctx: RequestContext, entry: Pick<EntryEntity, 'id' | 'employeeId'>): Promise<void> {
    await this.lines.replace(ctx, entry, []);
  }

  async month(ctx: RequestContext, query: SurchargeQuery): Promise<SurchargeMonth> {
    const found = await this.lines.ofMonth(ctx, query);
    const ids = [...new Set(found.map(({ employeeId }) => employeeId))];
    const people = await this.employees.getMany(ctx, ids);
    const names = new Map(people.map((person) => [person.id, nameOf(person)]));
    const byName = ids
      .map((employeeId) => ({ employeeId, employeeName: names.get(employeeId) ?? '' }))
      .toSorted((a, b) => a.employeeName.localeCompare(b.employeeName, ctx.locale));
    return {
      lines: found.map((line) => toView(line, names.get(line.employeeId) ?? '')),
      people: byName.map((person) => ({
        ...person,
        ...sumOf(found.filter(({ employeeId }) => employeeId === person.employeeId)),
      })),
      total: sumOf(found),
    };
  }

  private async replace(
    ctx: RequestContext,
    entries: readonly EntryEntity[],
    settings: UpdateSurchargeSettings,
  ): Promise<void> {
    const isHoliday = await this.holidays.of(ctx);
    for (const entry of entries) {
      await this.lines.replace(ctx, entry, linesOf(entry, settings, isHoliday));
    }
  }
}

function sumOf(lines: readonly SurchargeLineEntity[]): { seconds: number; amount: string } {
  return {
    seconds: lines.reduce((sum, { seconds }) => sum + seconds, 0),
    amount: lines.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0)).toFixed(2),
  };
}

function toView(line: SurchargeLineEntity, employeeName: string): SurchargeLineView {
  const { id, entryId, employeeId, workDate: date, seconds, title, percent, amount, timeZone } = line;
  return {
    ...{ id, entryId, employeeId, employeeName, date, seconds, title, amount },
    from: localTimeAt(line.startAt, timeZone),
    to: localTimeAt(line.endAt, timeZone),
    percent: Number(percent),
  };
}
