import { timeLimits, type CloseDayReport, type DayReportView } from '@jahrring/contracts-time';
import { Clock, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { timeError } from '../errors';
import { ClosingContentService } from './closing-content.service';
import { ClosingLocks } from './closing-locks';
import { DayReportReader } from './day-report.reader';
import { DayReportService } from './day-report.service';
import { ReportCounter } from './report-counter';
import { ReportDrawingService } from './report-drawing.service';
import { ReportFreezer } from './report-freezer';
import { ReportRevisionRepository } from './report-revision.repository';

/** Clocks of devices are a little wrong. */
const clockToleranceMs = 5 * 60_000;
const dayMs = 86_400_000;

/** Finishes a report: number, snapshot, its PDF (drawn before), and the lock of its entries are one transaction. */
@Injectable()
export class ReportClosingService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly locks: ClosingLocks,
    private readonly drafts: DayReportService,
    private readonly reader: DayReportReader,
    private readonly revisions: ReportRevisionRepository,
    private readonly content: ClosingContentService,
    private readonly drawing: ReportDrawingService,
    private readonly counter: ReportCounter,
    private readonly freezer: ReportFreezer,
  ) {}

  /**
   * @throws DAY_REPORT_CHANGED where lines or photos are not what was shown, DAY_REPORT_CLOSED, DAY_REPORT_EMPTY,
   * RECORDED_AT for a moment that cannot be
   */
  async close(ctx: RequestContext, id: string, closing: CloseDayReport): Promise<DayReportView> {
    this.requireMoment(closing.at);
    const drawn = await this.drawing.drawAhead(ctx, id, closing);
    return this.db.tx(ctx, async (ctx) => {
      const { report, year } = await this.locks.lock(ctx, id, closing);
      if ((await this.revisions.find(ctx, closing.id))?.reportId === id)
        return this.reader.viewOf(ctx, report);
      await this.drafts.requireDraft(ctx, report, 'update');
      const content = await this.content.contentOf(ctx, report, closing);
      const written = await this.drafts.write(ctx, report, closing.content);
      const number = written.number ?? (await this.counter.next(ctx, year));
      const snapshot = await this.content.snapshotOf(ctx, { ...written, number }, closing, content);
      const pdf = await this.drawing.pdfOf(ctx, snapshot, drawn);
      return this.freezer.freeze(ctx, written, closing, { snapshot, pdf });
    });
  }

  private requireMoment(at: string): void {
    const now = this.clock.now().getTime();
    const then = Date.parse(at);
    if (then <= now + clockToleranceMs && now - then <= timeLimits.offlineDays * dayMs) return;
    throw timeError('RECORDED_AT', { days: timeLimits.offlineDays }, 'at');
  }
}
