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
import { timeError } from '../entry/entry-error';
import type { EntryEntity } from '../entry/entry.entity';
import { EmployeeRefRepository, nameOf } from '../refs/employee-ref.repository';
import { LicenceRefRepository } from '../refs/licence-ref.repository';
import type { DayReportEntity } from './day-report.entity';
import { DayReportReader } from './day-report.reader';
import { DayReportRepository } from './day-report.repository';
import { DayReportService } from './day-report.service';
import { renderDayReport } from './pdf/render-day-report';
import { ReportCounter } from './report-counter';
import { isAsSeen, toReportLine } from './report-line';
import { ReportLineRepository } from './report-line.repository';
import type { ReportPhotoEntity } from './report-photo.entity';
import { ReportPhotoRepository } from './report-photo.repository';
import { ReportRevisionRepository } from './report-revision.repository';
import type { DayReportSnapshot } from './report-snapshot';

/** Clocks of devices are a little wrong. */
const clockToleranceMs = 5 * 60_000;
const dayMs = 86_400_000;
const mostPdfBytes = 400 * 1024 * 1024;

/**
 * Finishes a report: number, snapshot, PDF, and the lock of its entries are one transaction. And opens it again, with a
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
    private readonly photos: ReportPhotoRepository,
    private readonly revisions: ReportRevisionRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly licences: LicenceRefRepository,
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
      const content = await this.contentOf(ctx, report, closing);
      const written = await this.drafts.write(ctx, report, closing.content);
      const number = written.number ?? (await this.counter.next(ctx, year));
      const snapshot = await this.snapshotOf(ctx, { ...written, number }, closing, content);
      return this.freeze(ctx, written, closing, snapshot);
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

  /** The entries and photos that were shown, as long as they still are what was shown. */
  private async contentOf(
    ctx: RequestContext,
    report: DayReportEntity,
    closing: CloseDayReport,
  ): Promise<ClosedContent> {
    const seen = new Map(closing.lines.map((line) => [line.entryId, line]));
    const free = await this.lines.free(ctx, report.projectId, report.workDate);
    const entries = free.filter((entry) => {
      const line = seen.get(entry.id);
      return line !== undefined && isAsSeen(entry, line);
    });
    const photos = await this.photos.of(ctx, report.id);
    const shown = new Set(closing.photoIds);
    const known = photos.filter(({ id }) => shown.has(id)).length;
    const count = seen.size - entries.length + (shown.size - known) + (photos.length - known);
    if (count > 0) throw timeError('DAY_REPORT_CHANGED', { count });
    if (entries.length === 0 && !closing.content.text) throw timeError('DAY_REPORT_EMPTY');
    return { entries, photos };
  }

  private async snapshotOf(
    ctx: RequestContext,
    report: DayReportEntity & { number: string },
    closing: CloseDayReport,
    { entries, photos }: ClosedContent,
  ): Promise<DayReportSnapshot> {
    const withPrices = await this.reader.showsPrices(ctx);
    const stored = await this.files.getMany(
      ctx,
      photos.map(({ fileId }) => fileId),
    );
    const sizes = new Map(stored.map((file) => [file.id, file]));
    const closer = await this.employees.find(ctx, ctx.membershipId);
    const { number, revision, workDate, language, text, remarks, weather, names } = report;
    const { way, signer = null, reason = null, at } = closing;
    return {
      number,
      revision,
      language,
      sender: await this.licences.sender(ctx),
      workDate,
      projectNumber: names?.projectNumber ?? '',
      projectTitle: names?.projectTitle ?? '',
      employeeName: names?.employeeName ?? '',
      closedByName: closer ? nameOf(closer) : '',
      text,
      remarks,
      weather,
      lines: entries.map((entry) => toReportLine(entry, withPrices)),
      photos: photos.map(({ id, fileId, caption }) => ({
        id,
        fileId,
        caption,
        width: sizes.get(fileId)?.width ?? null,
        height: sizes.get(fileId)?.height ?? null,
      })),
      way,
      signer: way === 'absent' ? null : signer,
      signature: way === 'screen' ? (closing.signature ?? null) : null,
      paperPhotoId: way === 'paper' ? (closing.paperPhotoId ?? null) : null,
      reason: way === 'absent' ? reason : null,
      at,
      timeZone: ctx.timeZone,
      withPrices,
    };
  }

  private async freeze(
    ctx: RequestContext,
    report: DayReportEntity,
    closing: CloseDayReport,
    snapshot: DayReportSnapshot,
  ): Promise<DayReportView> {
    const pictures = new Map<string, Buffer>();
    for (const { id, fileId } of snapshot.photos) pictures.set(id, await this.files.read(ctx, fileId));
    const pdf = await renderDayReport(snapshot, pictures);
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

interface ClosedContent {
  entries: readonly EntryEntity[];
  photos: readonly ReportPhotoEntity[];
}
