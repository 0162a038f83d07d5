import { type ListQuery, localDateAt, localTimeAt } from '@jahrring/contracts-common';
import {
  dayReportExportFields,
  type DayReportExportField,
  type DayReportListItem,
  type ExportFormat,
} from '@jahrring/contracts-time';
import { ListExport, listColumns, type RequestContext } from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { DayReportService } from '../day-report.service';
import { serviceTexts, type ServiceTexts } from '../../i18n';

/** The filtered list as a file. Each export leaves an entry in the audit trail. */
@Injectable()
export class DayReportExportService {
  constructor(
    private readonly reports: DayReportService,
    private readonly exports: ListExport,
  ) {}

  async export(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    const texts = serviceTexts.in(ctx.locale).dayReportExport;
    const { items, total } = await this.reports.list(ctx, { ...query, pageSize: 'all' });
    const columns = listColumns(dayReportExportFields, {
      titles: texts.fields,
      kinds: { workDate: 'date', closedAt: 'moment' },
      cell: (report: DayReportListItem, field) => cellOf(report, field, texts, ctx.timeZone),
    });
    return this.exports.write(ctx, format, {
      sheet: texts.sheet,
      entity: 'day_report',
      columns,
      items,
      total,
    });
  }
}

function cellOf(
  report: DayReportListItem,
  field: DayReportExportField,
  texts: ServiceTexts['dayReportExport'],
  zone: string,
): string {
  if (field === 'state') return texts.states[report.state];
  if (field === 'closedAt' && report.closedAt) {
    const at = Date.parse(report.closedAt);
    return `${localDateAt(at, zone)} ${localTimeAt(at, zone)}`;
  }
  return report[field] ?? '';
}
