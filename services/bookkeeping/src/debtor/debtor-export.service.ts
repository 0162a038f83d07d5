import type { DebtorBlock, DebtorRow, ItemOnDay, OpenItemView } from '@jahrring/contracts-bookkeeping';
import type { ListQuery } from '@jahrring/contracts-common';
import { ListExport, listColumns } from '@jahrring/service-kit';
import type { ExportCell, ExportFormat, RequestContext } from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { serviceTexts } from '../i18n';
import { DebtorItemService } from './debtor-item.service';
import { DebtorService } from './debtor.service';
import { debtorFields, debtorKinds, itemFields, itemKinds, onDayFields } from './export-fields';
import { ItemsOnDayService } from './items-on-day.service';

/** The lists of debtors as files. Each export leaves an entry in the audit trail. */
@Injectable()
export class DebtorExportService {
  constructor(
    private readonly items: DebtorItemService,
    private readonly debtors: DebtorService,
    private readonly onDay: ItemsOnDayService,
    private readonly exports: ListExport,
  ) {}

  async exportItems(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    const texts = serviceTexts.in(ctx.locale).export;
    const { items, total } = await this.items.list(ctx, { ...query, pageSize: 'all' });
    const columns = listColumns(itemFields, {
      titles: texts,
      kinds: itemKinds,
      cell: (item: OpenItemView, field) => item[field],
    });
    return this.exports.write(ctx, format, { sheet: texts.items, entity: 'openItem', columns, items, total });
  }

  async exportItemsOnDay(
    ctx: RequestContext,
    format: ExportFormat,
    query: ListQuery,
  ): Promise<StreamableFile> {
    const texts = serviceTexts.in(ctx.locale).export;
    const { items, total, on } = await this.onDay.list(ctx, { ...query, page: 1, pageSize: 'all' });
    const columns = listColumns(onDayFields, {
      ...{ titles: texts, kinds: itemKinds },
      cell: (item: ItemOnDay, field) => item[field],
    });
    const sheet = `${texts.items} ${on}`;
    return this.exports.write(ctx, format, { sheet, entity: 'openItem', columns, items, total });
  }

  async exportDebtors(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    const texts = serviceTexts.in(ctx.locale).export;
    const { items, total } = await this.debtors.list(ctx, { ...query, page: 1, pageSize: 'all' });
    const columns = listColumns(debtorFields, {
      titles: texts,
      kinds: debtorKinds,
      cell: debtorCell(texts.blockKinds),
    });
    return this.exports.write(ctx, format, {
      sheet: texts.debtors,
      entity: 'openItem',
      columns,
      items,
      total,
    });
  }
}

type DebtorField = (typeof debtorFields)[number];

const debtorCell =
  (blocks: Readonly<Record<DebtorBlock, string>>) =>
  (debtor: DebtorRow, field: DebtorField): ExportCell => {
    switch (field) {
      case 'block':
        return debtor.block && blocks[debtor.block];

      case 'span0':
      case 'span1':
      case 'span2':
      case 'span3':
        return debtor.spans[Number(field.slice('span'.length))] ?? null;
      default:
        return debtor[field];
    }
  };
