import { isDeepStrictEqual } from 'node:util';
import type { CloseDayReport } from '@jahrring/contracts-time';
import { AppError, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ClosingContentService } from './closing-content.service';
import { DayReportRepository } from './day-report.repository';
import { DayReportService } from './day-report.service';
import { ReportCounter } from './report-counter';
import { ReportPrinter } from './report-printer';
import { ReportRevisionRepository } from './report-revision.repository';
import type { DayReportSnapshot } from './report-snapshot';

/** A PDF that was drawn before anything is held for it, and what it shows. */
export interface DrawnReport {
  snapshot: DayReportSnapshot;
  pdf: Buffer;
}

/**
 * Draws reports before the transaction that finishes them, so that it holds nothing while a PDF is drawn. Its bytes are
 * taken where the transaction decides on the very same content; one that was overtaken is drawn anew inside.
 */
@Injectable()
export class ReportDrawingService {
  constructor(
    private readonly reports: DayReportRepository,
    private readonly drafts: DayReportService,
    private readonly revisions: ReportRevisionRepository,
    private readonly content: ClosingContentService,
    private readonly counter: ReportCounter,
    private readonly printer: ReportPrinter,
  ) {}

  /** Null where the report cannot be finished like this: why, the transaction says. */
  async drawAhead(ctx: RequestContext, id: string, closing: CloseDayReport): Promise<DrawnReport | null> {
    const snapshot = await this.expected(ctx, id, closing);
    return snapshot && { snapshot, pdf: await this.printer.print(ctx, snapshot) };
  }

  /** The bytes of what was decided on. */
  async pdfOf(ctx: RequestContext, snapshot: DayReportSnapshot, drawn: DrawnReport | null): Promise<Buffer> {
    if (drawn && isDeepStrictEqual(drawn.snapshot, snapshot)) return drawn.pdf;
    return this.printer.print(ctx, snapshot);
  }

  private async expected(
    ctx: RequestContext,
    id: string,
    closing: CloseDayReport,
  ): Promise<DayReportSnapshot | null> {
    try {
      const report = await this.reports.get(ctx, id);
      if (await this.revisions.find(ctx, closing.id)) return null;
      await this.drafts.requireDraft(ctx, report, 'update');
      const shown = await this.content.contentOf(ctx, report, closing);
      const number = report.number ?? (await this.counter.peek(ctx, report.workDate.slice(0, 4)));
      const written = this.drafts.written(report, closing.content);
      return await this.content.snapshotOf(ctx, { ...written, number }, closing, shown);
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  }
}
