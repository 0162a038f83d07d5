import { documentsErrors } from '@jahrring/contracts-documents';
import { dayReportPdf } from '@jahrring/contracts-time';
import { AppError, ServiceClient, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Asks the time service for the PDFs of day reports. */
@Injectable()
export class DayReportClient {
  constructor(private readonly client: ServiceClient) {}

  /** @throws DOCUMENT_DAY_REPORT_UNAVAILABLE */
  async pdf(ctx: RequestContext, id: string): Promise<{ name: string; bytes: Buffer }> {
    const path = `/api/time/internal/day-reports/${id}/pdf`;
    try {
      const { name, content } = await this.client.call(ctx, {
        tool: 'time',
        method: 'GET',
        path,
        schema: dayReportPdf,
      });
      return { name, bytes: Buffer.from(content, 'base64') };
    } catch (error) {
      throw new AppError(documentsErrors, 'DOCUMENT_DAY_REPORT_UNAVAILABLE', undefined, { cause: error });
    }
  }
}
