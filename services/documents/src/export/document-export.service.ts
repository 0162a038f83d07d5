import type { ListQuery } from '@jahrring/contracts-common';
import { documentsErrors } from '@jahrring/contracts-documents';
import { AppError, ExtraFields, inChunks, ListExport } from '@jahrring/service-kit';
import type { ExportCell, ExportFormat, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { DocumentRepository, seesPrices } from '../record';
import type { DocumentEntity } from '../record';
import { toListItem } from '../document';
import { documentColumns, exportTexts } from '../texts';
import type { DocumentColumn, ExportTexts } from '../texts';
import { DocumentBreakdowns, type Breakdown } from './document-breakdowns';

/** A line of the file before its columns are known: the rates that occur decide them. */
interface Line extends Breakdown {
  item: ReturnType<typeof toListItem>;
}

/** The filtered list as a file. Each export leaves an entry in the audit trail. */
@Injectable()
export class DocumentExportService {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly breakdowns: DocumentBreakdowns,
    private readonly extraFields: ExtraFields,
    private readonly exports: ListExport,
  ) {}

  /** @throws DOCUMENT_EXPORT_FAILED where the file could not be begun, whatever the reason */
  async export(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    try {
      return await this.write(ctx, format, query);
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw new AppError(documentsErrors, 'DOCUMENT_EXPORT_FAILED', undefined, { cause: error });
    }
  }

  private async write(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    const texts = exportTexts(ctx.locale);
    const { items, total } = await this.documents.page(ctx, { ...query, pageSize: 'all' });
    const lines: Line[] = [];
    for await (const line of inChunks(items, (some) => this.lines(ctx, some))) lines.push(line);
    const rates = [...new Set(lines.flatMap(({ vat }) => [...vat.keys()]))].sort(
      (a, b) => Number(b) - Number(a),
    );
    const own = documentColumns(texts, rates, seesPrices(ctx)).map((column) => ({
      ...column,
      cell: (line: Line) => cellOf(line, column, texts),
    }));
    const extra = (await this.extraFields.listColumns(ctx, 'document', texts)).map(({ cell, ...column }) => ({
      ...column,
      cell: ({ item }: Line) => cell(item),
    }));
    return this.exports.write(ctx, format, {
      sheet: texts.sheet,
      entity: 'document',
      columns: [...own, ...extra],
      items: lines,
      total,
    });
  }

  private async lines(ctx: RequestContext, documents: readonly DocumentEntity[]): Promise<Line[]> {
    const prices = seesPrices(ctx);
    const breakdowns = await this.breakdowns.of(ctx, documents);
    return documents.flatMap((document, index) => {
      const breakdown = breakdowns[index];
      return breakdown ? [{ ...breakdown, item: toListItem(document, prices) }] : [];
    });
  }
}

function cellOf({ item, net, vat, rounding }: Line, column: DocumentColumn, texts: ExportTexts): ExportCell {
  if ('rate' in column) return vat.get(column.rate) ?? null;
  const { field } = column;
  if (field === 'type') return texts.types[item.type];
  if (field === 'net') return net;
  return field === 'rounding' ? rounding : item[field];
}
