import { dayReportSigned } from '@jahrring/contracts-time';
import { defineReference, field, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Our copy of a signed day report: these can go with a document. */
const dayReports = defineReference(dayReportSigned, {
  table: 'day_report_refs',
  columns: {
    number: field.text(60),
    projectId: field.uuid().nullable(),
    workDate: field.localDate(),
    signedBy: field.text(200).nullable(),
    /** SHA-256 of its PDF, hexadecimal. */
    pdfHash: field.text(64),
  },
  from: ({ number, projectId, workDate, signedBy, pdfHash }) => ({
    number,
    projectId,
    workDate,
    signedBy,
    pdfHash,
  }),
});

export const DayReportRefEntity = dayReports.Entity;
export type DayReportRefEntity = InstanceType<typeof DayReportRefEntity>;

@Injectable()
export class DayReportRefRepository extends dayReports.Repository {
  /** Of a project, latest day first. */
  ofProject(ctx: RequestContext, projectId: string): Promise<DayReportRefEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('dayReportRef.projectId = :projectId', { projectId })
        .orderBy('dayReportRef.workDate', 'DESC'),
    );
  }
}
