import type { SupplierBillRow } from '@jahrring/contracts-bookkeeping';
import type { ListQuery } from '@jahrring/contracts-common';
import { ListExport, listColumns } from '@jahrring/service-kit';
import type { ColumnKind, ExportFormat, RequestContext } from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { serviceTexts } from '../i18n';
import { SupplierBillService } from './supplier-bill.service';

/** In the order of the file. */
const fields = [
  ...(['number', 'title', 'addressName', 'documentDate', 'dueDate'] as const),
  ...(['currency', 'gross', 'open', 'state', 'blockedReason'] as const),
] as const;
const kinds: Partial<Record<(typeof fields)[number], ColumnKind>> = {
  ...({ documentDate: 'date', dueDate: 'date', gross: 'money', open: 'money' } as const),
};

/** The list of suppliers' bills as a file. Each export leaves an entry in the audit trail. */
@Injectable()
export class SupplierBillExportService {
  constructor(
    private readonly bills: SupplierBillService,
    private readonly exports: ListExport,
  ) {}

  async export(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    const texts = serviceTexts.in(ctx.locale);
    const { items, total } = await this.bills.list(ctx, { ...query, page: 1, pageSize: 'all' });
    const columns = listColumns(fields, {
      ...{ titles: { ...texts.export, ...texts.billExport }, kinds },
      cell: (bill: SupplierBillRow, field) =>
        field === 'state' ? texts.billStates[bill.state] : bill[field],
    });
    const sheet = texts.billExport.bills;
    return this.exports.write(ctx, format, { sheet, entity: 'supplierBill', columns, items, total });
  }
}
