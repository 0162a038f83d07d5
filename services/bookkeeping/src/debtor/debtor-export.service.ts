import { overdueSpans } from '@jahrring/contracts-bookkeeping';
import { localDateAt } from '@jahrring/contracts-common';
import type { ListQuery } from '@jahrring/contracts-common';
import { Audit, Clock, columnsOf, Database, exportFile } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { serviceTexts } from '../i18n';
import { DebtorItemService } from './debtor-item.service';
import { DebtorService } from './debtor.service';
import { debtorFields, debtorKinds, itemFields, itemKinds } from './export-fields';

export type ExportFormat = 'csv' | 'xlsx';

/** The lists of debtors as files. Each export leaves an entry in the audit trail. */
@Injectable()
export class DebtorExportService {
  constructor(
    private readonly db: Database,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly items: DebtorItemService,
    private readonly debtors: DebtorService,
  ) {}

  async exportItems(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    const texts = serviceTexts.in(ctx.locale).export;
    const { items, total } = await this.items.list(ctx, { ...query, pageSize: 'all' });
    await this.note(ctx, format, total);
    const columns = columnsOf(itemFields, texts, itemKinds);
    async function* rows() {
      for await (const item of items) yield itemFields.map((field) => String(item[field] ?? ''));
    }
    return exportFile(format, { sheet: texts.items, day: this.day(ctx), columns, rows: rows() });
  }

  async exportDebtors(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    const texts = serviceTexts.in(ctx.locale).export;
    const { items, total } = await this.debtors.list(ctx, { ...query, page: 1, pageSize: 'all' });
    await this.note(ctx, format, total);
    const columns = columnsOf(debtorFields, texts, debtorKinds);
    async function* rows() {
      for (const { name, open, overdue, spans, credit } of items)
        yield [name, open, overdue, ...overdueSpans.map((_, index) => spans[index] ?? ''), credit];
    }
    return exportFile(format, { sheet: texts.debtors, day: this.day(ctx), columns, rows: rows() });
  }

  private note(ctx: RequestContext, format: ExportFormat, total: number): Promise<void> {
    return this.db.tx(ctx, (tx) =>
      this.audit.record(tx, {
        ...{ action: 'export', entity: 'openItem', entityId: ctx.licenceId, after: { format, total } },
      }),
    );
  }

  private day(ctx: RequestContext): string {
    return localDateAt(this.clock.now(), ctx.timeZone);
  }
}
