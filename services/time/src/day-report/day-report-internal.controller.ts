import { dayReportPdf, revisionQuery, type DayReportPdf, type RevisionQuery } from '@jahrring/contracts-time';
import { Ctx, Get, Id, Internal, ToolController, type RequestContext } from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { ReportPdfService } from './report-pdf.service';

@ToolController('time', 'internal/day-reports')
export class DayReportInternalController {
  constructor(private readonly pdfs: ReportPdfService) {}

  /** For documents: the PDF of a finished report as an annex. Base64, because calls between services carry JSON. */
  @Get(':id/pdf', Internal(), dayReportPdf)
  async pdf(
    @Ctx() ctx: RequestContext,
    @Id() reportId: string,
    @Query({ schema: revisionQuery }) { revision }: RevisionQuery,
  ): Promise<DayReportPdf> {
    const { bytes, hash, name } = await this.pdfs.get(ctx, reportId, revision);
    return { name, hash, content: bytes.toString('base64') };
  }
}
