import { type ListQuery, localDateAt, localTimeAt } from '@jahrring/contracts-common';
import {
  dayReportExportFields,
  type DayReportExportField,
  type DayReportListItem,
  type ExportFormat,
} from '@jahrring/contracts-time';
import { Audit, Clock, columnsOf, Database, exportFile, type RequestContext } from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { DayReportService } from '../day-report.service';
import { serviceTexts, type ServiceTexts } from '../../i18n';

/** The filtered list as a file. Each export leaves an entry in the audit trail. */
@Injectable()
export class DayReportExportService {
  constructor(
    private readonly db: Database,
    private readonly reports: DayReportService,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async export(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    const texts = serviceTexts.in(ctx.locale).dayReportExport;
    const { items, total } = await this.reports.list(ctx, { ...query, pageSize: 'all' });
    await this.db.tx(ctx, (ctx) =>
      this.audit.record(ctx, {
        action: 'export',
        entity: 'day_report',
        entityId: ctx.licenceId,
        after: { format, total },
      }),
    );
    return exportFile(format, {
      sheet: texts.sheet,
      day: localDateAt(this.clock.now(), ctx.timeZone),
      columns: columnsOf(dayReportExportFields, texts.fields, { workDate: 'date', closedAt: 'moment' }),
      rows: toCells(items, texts, ctx.timeZone),
    });
  }
}

async function* toCells(
  items: DayReportListItem[] | AsyncIterable<DayReportListItem>,
  texts: ServiceTexts['dayReportExport'],
  zone: string,
): AsyncGenerator<string[]> {
  for await (const report of items) {
    yield dayReportExportFields.map((field) => toCell(report, field, texts, zone));
  }
}

function toCell(
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
