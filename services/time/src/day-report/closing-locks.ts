import type { CloseDayReport } from '@jahrring/contracts-time';
import { commonError, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository } from '../reference';
import type { DayReportEntity } from './day-report.entity';
import { DayReportRepository } from './day-report.repository';
import { ReportCounter } from './report-counter';
import { ReportLineRepository } from './report-line.repository';

/**
 * Locks the data that must not change while a report is finished, in one order: the report, the year's numbers, its
 * entries' people.
 */
@Injectable()
export class ClosingLocks {
  constructor(
    private readonly reports: DayReportRepository,
    private readonly counter: ReportCounter,
    private readonly lines: ReportLineRepository,
    private readonly employees: EmployeeRefRepository,
  ) {}

  /** 404 where there is no such report. `year`: of its number. */
  async lock(
    ctx: RequestContext,
    id: string,
    closing: CloseDayReport,
  ): Promise<{ report: DayReportEntity; year: string }> {
    const workDate = await this.reports.lock(ctx, id);
    if (workDate === null) throw commonError('NOT_FOUND');
    const year = workDate.slice(0, 4);
    await this.counter.lock(ctx, year);
    const entryIds = closing.lines.map(({ entryId }) => entryId);
    // Whoever changes an entry holds its person's lock: what is frozen here does not change meanwhile.
    for (const person of await this.lines.lock(ctx, entryIds)) await this.employees.lock(ctx, person);
    return { report: await this.reports.get(ctx, id), year };
  }
}
