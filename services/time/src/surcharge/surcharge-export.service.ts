import { localDateAt } from '@jahrring/contracts-common';
import { type ExportFormat, type SurchargeLineView, type SurchargeQuery } from '@jahrring/contracts-time';
import {
  Audit,
  Clock,
  Database,
  exportFile,
  type ColumnKind,
  type ExportCell,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { timeError } from '../errors';
import { surchargeTexts } from './surcharge-texts';
import { SurchargeService } from './surcharge.service';

/** Of the columns, in their order. */
const kinds: readonly ColumnKind[] = ['text', 'date', 'time', 'time', 'hours', 'text', 'number', 'money'];

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
    const { sheet, header } = surchargeTexts(ctx.locale);
    return exportFile(format, {
      sheet,
      day: localDateAt(this.clock.now(), ctx.timeZone),
      columns: header.map((title, index) => ({ title, kind: kinds[index] ?? 'text' })),
      rows: toCells(lines),
    });
  }
}

async function* toCells(lines: readonly SurchargeLineView[]): AsyncGenerator<ExportCell[]> {
  for (const { employeeName, date, from, to, seconds, title, percent, amount } of lines) {
    yield [employeeName, date, from, to, seconds, title, percent, amount];
  }
}
