import { commonError, FileStore, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DayReportRepository } from './day-report.repository';
import { ReportRevisionRepository } from './report-revision.repository';

export interface ReportPdf {
  bytes: Buffer;
  hash: string;
  name: string;
}

/** The frozen PDF of a finished report. */
@Injectable()
export class ReportPdfService {
  constructor(
    private readonly reports: DayReportRepository,
    private readonly revisions: ReportRevisionRepository,
    private readonly files: FileStore,
  ) {}

  /**
   * Of one revision, else of the newest.
   * @throws NOT_FOUND where nothing was finished; FORBIDDEN for one with prices that the caller may not see
   */
  async get(ctx: RequestContext, id: string, revision?: number): Promise<ReportPdf> {
    const report = await this.reports.get(ctx, id);
    const finished = await this.revisions.of(ctx, report.id);
    const wanted = revision === undefined ? finished[0] : finished.find((one) => one.revision === revision);
    if (!wanted) throw commonError('NOT_FOUND');
    if (wanted.withPrices && !ctx.can('tools.project.showprice')) throw commonError('FORBIDDEN');
    const file = await this.files.get(ctx, wanted.pdfFileId);
    return { bytes: await this.files.read(ctx, wanted.pdfFileId), hash: wanted.pdfHash, name: file.name };
  }
}
