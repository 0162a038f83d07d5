import type { ListQuery } from '@jahrring/contracts-common';
import { documentExportFields, documentsErrors } from '@jahrring/contracts-documents';
import type { DocumentListItem } from '@jahrring/contracts-documents';
import { AppError, Audit, Clock, Database, ExtraFields, exportFile, localDayOf } from '@jahrring/service-kit';
import type { ExportFormat, ExtraColumns, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { DocumentService } from '../document/document.service';
import { exportTexts } from './export-texts';
import type { ExportTexts } from './export-texts';

/** The filtered list as a file. Each export leaves an entry in the audit trail. */
@Injectable()
export class DocumentExportService {
  constructor(
    private readonly db: Database,
    private readonly documents: DocumentService,
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
    const { items, total } = await this.documents.list(ctx, { ...query, pageSize: 'all' });
    await this.db.tx(ctx, (tx) =>
      this.audit.record(tx, {
        action: 'export',
        entity: 'document',
        entityId: ctx.licenceId,
        after: { format, total },
      }),
    );
    const extra = await this.extraFields.columns(ctx, 'document', texts);
    return exportFile(format, {
      sheet: texts.sheet,
      day: localDayOf(this.clock.now(), ctx.timeZone),
      header: [...documentExportFields.map((field) => texts.fields[field]), ...extra.header],
      rows: toCells(items, texts, extra),
    });
  }
}

async function* toCells(
  items: DocumentListItem[] | AsyncIterable<DocumentListItem>,
  texts: ExportTexts,
  extra: ExtraColumns,
): AsyncGenerator<string[]> {
  for await (const document of items) {
    const own = documentExportFields.map((field) => {
      if (field === 'type') return texts.types[document.type];
      return document[field] ?? '';
    });
    yield [...own, ...extra.cells(document)];
  }
}
