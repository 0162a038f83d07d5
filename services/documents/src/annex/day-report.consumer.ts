import { dayReportSigned, type DayReportSigned } from '@jahrring/contracts-time';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DayReportRefRepository } from './day-report-ref.repository';

/** Keeps which day reports are signed: these can go with a document. */
@Injectable()
export class DayReportConsumer {
  constructor(private readonly reports: DayReportRefRepository) {}

  @Consumes(dayReportSigned)
  async onSigned(ctx: RequestContext, event: DayReportSigned, meta: EventMeta): Promise<void> {
    const { id, number, projectId, workDate, signedBy, pdfHash } = event;
    await this.reports.take(ctx, id, { number, projectId, workDate, signedBy, pdfHash }, meta);
  }
}
