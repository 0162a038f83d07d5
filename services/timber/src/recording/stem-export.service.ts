import type { ListQuery } from '@jahrring/contracts-common';
import type { StemView } from '@jahrring/contracts-timber';
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
import { LotRepository } from '../lot';
import { StemService } from './stem.service';

/** In the order of the file; lengths in cm, readings in mm, diameters and bark in cm. */
const columnOrder = [
  'lot',
  'number',
  'species',
  'woodType',
  'assortment',
  'quality',
  'thicknessClass',
  'lengthCm',
  'firstMm',
  'secondMm',
  'barkCm',
  'diameterCm',
  'volume',
  'weightKg',
  'measuredOn',
  'note',
] as const;
type Column = (typeof columnOrder)[number];

const kinds: Readonly<Partial<Record<Column, ColumnKind>>> = {
  lengthCm: 'number',
  firstMm: 'number',
  secondMm: 'number',
  barkCm: 'number',
  diameterCm: 'number',
  volume: 'number',
  weightKg: 'number',
  measuredOn: 'date',
};

/** The list of logs as a file, of a lot or of whatever is filtered. Each export leaves an entry in the audit trail. */
@Injectable()
export class StemExportService {
  constructor(
    private readonly stems: StemService,
    private readonly lots: LotRepository,
    private readonly exports: ListExport,
  ) {}

  async export(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    const { items, total } = await this.stems.shown(ctx, query);
    const texts = serviceTexts.in(ctx.locale).export;
    const columns = listColumns(columnOrder, {
      titles: texts.stems.columns,
      kinds,
      cell: ({ stem, lot }: Line, column) => (column === 'lot' ? lot : cellOf(stem, column, texts)),
    });
    const lines = this.withLots(ctx, items);
    return this.exports.write(ctx, format, {
      sheet: texts.stems.sheet,
      entity: 'stem',
      columns,
      items: lines,
      total,
    });
  }

  /** Each with the number of its lot; a lot is asked for once. */
  private async *withLots(ctx: RequestContext, stems: AsyncIterable<StemView>): AsyncGenerator<Line> {
    const numbers = new Map<string, string>();
    for await (const stem of stems) {
      const { lotId } = stem;
      if (lotId !== null && !numbers.has(lotId)) {
        const [lot] = await this.lots.getMany(ctx, [lotId], { deleted: 'include' });
        numbers.set(lotId, lot?.number ?? '');
      }
      yield { stem, lot: lotId === null ? null : (numbers.get(lotId) ?? null) };
    }
  }
}

interface Line {
  stem: StemView;
  lot: string | null;
}

function cellOf(stem: StemView, column: Exclude<Column, 'lot'>, texts: ServiceTexts['export']): ExportCell {
  switch (column) {
    case 'number':
      return stem.title;
    case 'species':
      return texts.species[stem.species];
    case 'woodType':
      return texts.woodTypes[stem.woodType];
    default:
      return stem[column];
  }
}
