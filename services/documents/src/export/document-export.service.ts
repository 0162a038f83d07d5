import { type ListQuery, localDateAt } from '@jahrring/contracts-common';
import { documentsErrors } from '@jahrring/contracts-documents';
import { AppError, Audit, Clock, Database, ExtraFields, exportFile } from '@jahrring/service-kit';
import type { ExportCell, ExportFormat, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { DocumentRepository, seesPrices } from '../record';
import type { DocumentEntity } from '../record';
import { toListItem } from '../document';
import { documentColumns, exportTexts } from '../texts';
import type { DocumentColumn, ExportTexts } from '../texts';
import { DocumentBreakdowns, type Breakdown } from './document-breakdowns';

const chunkSize = 200;

/** A line of the file before its columns are known: the rates that occur decide them. */
interface Line extends Breakdown {
  item: ReturnType<typeof toListItem>;
}

/** The filtered list as a file. Each export leaves an entry in the audit trail. */
@Injectable()
export class DocumentExportService {
  constructor(
    private readonly db: Database,
    private readonly documents: DocumentRepository,
    private readonly breakdowns: DocumentBreakdowns,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly extraFields: ExtraFields,
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
    await this.db.tx(ctx, (tx) =>
      this.audit.record(tx, {
        action: 'export',
        entity: 'document',
        entityId: ctx.licenceId,
        after: { format, total },
      }),
    );
    const lines = await this.lines(ctx, items);
    const rates = [...new Set(lines.flatMap(({ vat }) => [...vat.keys()]))].sort(
      (a, b) => Number(b) - Number(a),
    );
    const own = documentColumns(texts, rates, seesPrices(ctx));
    const extra = await this.extraFields.columns(ctx, 'document', texts);
    const rows = lines.map((line) => [
      ...own.map((column) => cellOf(line, column, texts)),
      ...extra.cells(line.item),
    ]);
    return exportFile(format, {
      sheet: texts.sheet,
      day: localDateAt(this.clock.now(), ctx.timeZone),
      columns: [...own, ...extra.columns],
      rows: each(rows),
    });
  }

  private async lines(
    ctx: RequestContext,
    documents: DocumentEntity[] | AsyncIterable<DocumentEntity>,
  ): Promise<Line[]> {
    const lines: Line[] = [];
    const take = async (chunk: readonly DocumentEntity[]) => {
      const breakdowns = await this.breakdowns.of(ctx, chunk);
      for (const [index, breakdown] of breakdowns.entries()) {
        const document = chunk[index];
        if (document) lines.push({ ...breakdown, item: toListItem(document, seesPrices(ctx)) });
      }
    };
    let chunk: DocumentEntity[] = [];
    for await (const document of documents) {
      chunk.push(document);
      if (chunk.length < chunkSize) continue;
      await take(chunk);
      chunk = [];
    }
    if (chunk.length > 0) await take(chunk);
    return lines;
  }
}

function cellOf({ item, net, vat, rounding }: Line, column: DocumentColumn, texts: ExportTexts): ExportCell {
  if ('rate' in column) return vat.get(column.rate) ?? null;
  const { field } = column;
  if (field === 'type') return texts.types[item.type];
  if (field === 'net') return net;
  return field === 'rounding' ? rounding : item[field];
}

async function* each<T>(rows: readonly T[]): AsyncGenerator<T> {
  await Promise.resolve();
  yield* rows;
}
