import { createHash } from 'node:crypto';
import { dayReportSigned, type CloseDayReport, type DayReportView } from '@jahrring/contracts-time';
import { FileStore, Outbox, uploadOf, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { DayReportEntity } from './day-report.entity';
import { DayReportReader } from './day-report.reader';
import { DayReportRepository } from './day-report.repository';
import type { DrawnReport } from './report-drawing.service';
import { ReportLineRepository } from './report-line.repository';
import { ReportRevisionRepository } from './report-revision.repository';

const mostPdfBytes = 400 * 1024 * 1024;

/** Keeps a finished report as it was signed. */
@Injectable()
export class ReportFreezer {
  constructor(
    private readonly reports: DayReportRepository,
    private readonly reader: DayReportReader,
    private readonly lines: ReportLineRepository,
    private readonly revisions: ReportRevisionRepository,
    private readonly files: FileStore,
    private readonly outbox: Outbox,
  ) {}

  /** Its PDF and snapshot become a revision, its entries are locked, others learn of the signature. In the caller's transaction. */
  async freeze(
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
