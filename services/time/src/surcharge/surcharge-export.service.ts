import { localDateAt } from '@jahrring/contracts-common';
import { type ExportFormat, type SurchargeLineView, type SurchargeQuery } from '@jahrring/contracts-time';
import {
  Audit,
  Clock,
  columnsOf,
  Database,
  exportFile,
  type ColumnKind,
  type ExportCell,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { timeError } from '../errors';
import { serviceTexts } from '../i18n';
import { SurchargeService } from './surcharge.service';

/** In the order of the file. */
const columnOrder = ['employee', 'date', 'from', 'to', 'hours', 'title', 'percent', 'amount'] as const;

const columnKinds: Readonly<Partial<Record<(typeof columnOrder)[number], ColumnKind>>> = {
  date: 'date',
  from: 'time',
  to: 'time',
  hours: 'hours',
  percent: 'number',
  amount: 'money',
};

/** The surcharges of a month as a file. Each export leaves an entry in the audit trail. */
@Injectable()
export class SurchargeExportService {
  constructor(
    private readonly db: Database,
    private readonly surcharges: SurchargeService,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws NO_ENTRIES where the month has none */
  async export(ctx: RequestContext, format: ExportFormat, query: SurchargeQuery): Promise<StreamableFile> {
    const { lines } = await this.surcharges.month(ctx, query);
    if (lines.length === 0) throw timeError('NO_ENTRIES');
    await this.db.tx(ctx, (ctx) =>
      this.audit.record(ctx, {
        action: 'export',
        entity: 'surcharge_settings',
        entityId: ctx.licenceId,
        after: { format, month: query.month, total: lines.length },
      }),
    );
    const { sheet, columns } = serviceTexts.in(ctx.locale).surchargeExport;
    return exportFile(format, {
      sheet,
      day: localDateAt(this.clock.now(), ctx.timeZone),
      columns: columnsOf(columnOrder, columns, columnKinds),
      rows: toCells(lines),
    });
  }
}

async function* toCells(lines: readonly SurchargeLineView[]): AsyncGenerator<ExportCell[]> {
  for (const { employeeName, date, from, to, seconds, title, percent, amount } of lines) {
    yield [employeeName, date, from, to, seconds, title, percent, amount];
  }
}
