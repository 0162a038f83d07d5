import type { ListQuery } from '@jahrring/contracts-common';
import type { LotView } from '@jahrring/contracts-timber';
import {
  type ColumnKind,
  type ExportCell,
  type ExportFormat,
  ListExport,
  listColumns,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { serviceTexts, type ServiceTexts } from '../i18n';
import { LotService } from './lot.service';

/** In the order of the file. */
const columnOrder = [
  'number',
  'title',
  'state',
  'kind',
  'origin',
  'species',
  'assortment',
  'stemCount',
  'volume',
  'measuredOn',
  'place',
  'buyer',
  'soldOn',
  'value',
] as const;
type Column = (typeof columnOrder)[number];

const kinds: Readonly<Partial<Record<Column, ColumnKind>>> = {
  stemCount: 'number',
  volume: 'number',
  measuredOn: 'date',
  soldOn: 'date',
  value: 'money',
};

/** The list of lots as a file. Each export leaves an entry in the audit trail. */
@Injectable()
export class LotExportService {
  constructor(
    private readonly lots: LotService,
    private readonly exports: ListExport,
  ) {}

  async export(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    const { items, total } = await this.lots.shown(ctx, query);
    const texts = serviceTexts.in(ctx.locale).export;
    const shown = columnOrder.filter((column) => column !== 'value' || ctx.can('tools.timber.manage'));
    const columns = listColumns(shown, {
      titles: texts.lots.columns,
      kinds,
      cell: (lot: LotView, column) => cellOf(lot, column, texts),
    });
    return this.exports.write(ctx, format, { sheet: texts.lots.sheet, entity: 'lot', columns, items, total });
  }
}

function cellOf(lot: LotView, column: Column, texts: ServiceTexts['export']): ExportCell {
  switch (column) {
    case 'state':
      return texts.states[lot.state];
    case 'kind':
      return texts.kinds[lot.kind];
    case 'species':
      return lot.species && texts.species[lot.species];
    case 'origin':
      return lot.originTitle;
    case 'buyer':
      return lot.buyerName;
    default:
      return lot[column];
  }
}
