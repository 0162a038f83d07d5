import { overdueSpans } from '@jahrring/contracts-bookkeeping';
import { localDateAt } from '@jahrring/contracts-common';
import type { ListQuery } from '@jahrring/contracts-common';
import { Audit, Clock, columnsOf, Database, exportFile } from '@jahrring/service-kit';
import type { ColumnKind, RequestContext } from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { DebtorItemService } from './debtor-item.service';
import { DebtorService } from './debtor.service';
import { exportTexts } from './export-texts';

export type ExportFormat = 'csv' | 'xlsx';

const itemFields = [
  ...(['number', 'title', 'addressName', 'documentDate', 'dueDate', 'overdueDays', 'currency'] as const),
  ...(['amount', 'open', 'baseOpen', 'reference'] as const),
] as const;
const debtorFields = ['name', 'open', 'overdue', 'span0', 'span1', 'span2', 'span3', 'credit'] as const;
type Kinds = Partial<Record<ExportField, ColumnKind>>;
const itemKinds: Kinds = {
  ...({ documentDate: 'date', dueDate: 'date', overdueDays: 'number' } as const),
  ...({ amount: 'money', open: 'money', baseOpen: 'money' } as const),
};
const debtorKinds: Kinds = {
  ...({ open: 'money', overdue: 'money', credit: 'money' } as const),
  ...({ span0: 'money', span1: 'money', span2: 'money', span3: 'money' } as const),
};
export type ExportField = (typeof itemFields)[number] | (typeof debtorFields)[number];

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
    const texts = exportTexts(ctx.locale);
    const { items, total } = await this.items.list(ctx, { ...query, pageSize: 'all' });
    await this.note(ctx, format, total);
    const columns = columnsOf(itemFields, texts, itemKinds);
    async function* rows() {
      for await (const item of items) yield itemFields.map((field) => String(item[field] ?? ''));
    }
    return exportFile(format, { sheet: texts.items, day: this.day(ctx), columns, rows: rows() });
  }

  async exportDebtors(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    const texts = exportTexts(ctx.locale);
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
