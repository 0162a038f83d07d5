import { createHash } from 'node:crypto';
import {
  dayReportSigned,
  timeLimits,
  type CloseDayReport,
  type DayReportView,
} from '@jahrring/contracts-time';
import {
  Clock,
  commonError,
  Database,
  FileStore,
  Outbox,
  uploadOf,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { timeError } from '../errors';
import { EmployeeRefRepository } from '../refs';
import type { DayReportEntity } from './day-report.entity';
import { DayReportReader } from './day-report.reader';
import { DayReportRepository } from './day-report.repository';
import { DayReportService } from './day-report.service';
import { ClosingContentService } from './closing-content.service';
import { ReportCounter } from './report-counter';
import { type DrawnReport, ReportDrawingService } from './report-drawing.service';
import { ReportLineRepository } from './report-line.repository';
import { ReportRevisionRepository } from './report-revision.repository';

/** Clocks of devices are a little wrong. */
const clockToleranceMs = 5 * 60_000;
const dayMs = 86_400_000;
const mostPdfBytes = 400 * 1024 * 1024;

/**
 * Finishes a report: number, snapshot, its PDF (drawn before), and the lock of its entries are one transaction. And opens it again, with a
 * reason, as its next revision; what was finished stays.
 */
@Injectable()
export class ReportClosingService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly reports: DayReportRepository,
    private readonly drafts: DayReportService,
    private readonly reader: DayReportReader,
    private readonly lines: ReportLineRepository,
    private readonly revisions: ReportRevisionRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly content: ClosingContentService,
    private readonly drawing: ReportDrawingService,
    private readonly counter: ReportCounter,
    private readonly files: FileStore,
    private readonly outbox: Outbox,
  ) {}

  /**
   * @throws DAY_REPORT_CHANGED where lines or photos are not what was shown, DAY_REPORT_CLOSED, DAY_REPORT_EMPTY,
   * RECORDED_AT for a moment that cannot be
   */
  async close(ctx: RequestContext, id: string, closing: CloseDayReport): Promise<DayReportView> {
    this.requireMoment(closing.at);
    const drawn = await this.drawing.drawAhead(ctx, id, closing);
    return this.db.tx(ctx, async (ctx) => {
      const workDate = await this.reports.hold(ctx, id);
      if (workDate === null) throw commonError('NOT_FOUND');
      const year = workDate.slice(0, 4);
      await this.counter.lock(ctx, year);
      const entryIds = closing.lines.map(({ entryId }) => entryId);
      // Whoever changes an entry holds its person's lock: what is frozen here does not change meanwhile.
      for (const person of await this.lines.hold(ctx, entryIds)) await this.employees.lock(ctx, person);
      const report = await this.reports.get(ctx, id);
      if ((await this.revisions.find(ctx, closing.id))?.reportId === id)
        return this.reader.viewOf(ctx, report);
      await this.drafts.requireDraft(ctx, report, 'update');
      const content = await this.content.contentOf(ctx, report, closing);
      const written = await this.drafts.write(ctx, report, closing.content);
      const number = written.number ?? (await this.counter.next(ctx, year));
      const snapshot = await this.content.snapshotOf(ctx, { ...written, number }, closing, content);
      const pdf = await this.drawing.pdfOf(ctx, snapshot, drawn);
      return this.freeze(ctx, written, closing, { snapshot, pdf });
    });
  }

  /** Opens a finished report as its next revision; its PDF stays. */
  async reopen(ctx: RequestContext, id: string, version: number, reason: string): Promise<DayReportView> {
    return this.db.tx(ctx, async (ctx) => {
      const report = await this.reports.get(ctx, id);
      if (report.version !== version) {
        throw commonError('VERSION_MISMATCH', undefined, { current: await this.reader.viewOf(ctx, report) });
      }
      const [newest] = await this.revisions.of(ctx, id);
      if (report.state === 'draft' || !newest) throw timeError('DAY_REPORT_OPEN');
      await this.revisions.update(ctx, newest.id, newest.version, {
        reopenedAt: this.clock.now(),
        reopenedBy: ctx.membershipId,
        reopenReason: reason,
      });
      await this.lines.release(ctx, report);
      const opened = await this.reports.update(ctx, id, version, {
        state: 'draft',
        revision: report.revision + 1,
        signer: null,
        closedAt: null,
      });
      return this.reader.viewOf(ctx, opened);
    });
  }

  private requireMoment(at: string): void {
    const now = this.clock.now().getTime();
    const then = Date.parse(at);
    if (then <= now + clockToleranceMs && now - then <= timeLimits.offlineDays * dayMs) return;
    throw timeError('RECORDED_AT', { days: timeLimits.offlineDays }, 'at');
  }

  private async freeze(
    ctx: RequestContext,
    report: DayReportEntity,
    closing: CloseDayReport,
    { snapshot, pdf }: DrawnReport,
  ): Promise<DayReportView> {
    const pdfHash = createHash('sha256').update(pdf).digest('hex');
    const name = `${snapshot.number}${snapshot.revision > 1 ? `-${snapshot.revision}` : ''}.pdf`;
    const upload = uploadOf(name, 'application/pdf', pdf);
    const file = await this.files.save(ctx, upload, { kinds: ['pdf'], maxBytes: mostPdfBytes });
    const { number, revision, way, signer, reason, withPrices } = snapshot;
    const signedAt = new Date(snapshot.at);
    await this.revisions.insert(ctx, {
      id: closing.id,
      reportId: report.id,
      revision,
      way,
      signer,
      signedAt,
      closedBy: ctx.membershipId,
      reason,
      withPrices,
      snapshot,
      pdfFileId: file.id,
      pdfHash,
      reopenedAt: null,
      reopenedBy: null,
      reopenReason: null,
    });
    const closed = await this.reports.update(ctx, report.id, report.version, {
      number,
      state: way === 'absent' ? 'unsigned' : 'signed',
      signer,
      closedAt: signedAt,
    });
    const ids = snapshot.lines.map(({ entryId }) => entryId);
    await this.lines.close(ctx, ids, { id: report.id, number });
    if (signer !== null) {
      const { id, projectId, workDate } = report;
      const event = { id, number, projectId, workDate, signedBy: signer, signedAt: snapshot.at, pdfHash };
      await this.outbox.add(ctx, dayReportSigned, event);
    }
    return this.reader.viewOf(ctx, closed);
  }
}
