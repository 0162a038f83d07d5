import type { DropdownView } from '@jahrring/contracts-admin';
import { localDateAt, locales } from '@jahrring/contracts-common';
import {
  Audit,
  Clock,
  Database,
  type ExportFormat,
  exportFile,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { DropdownService } from './dropdown.service';

const columns = ['list', 'value', ...locales, 'active', 'own'].map((title) => ({
  title,
  kind: 'text' as const,
}));

async function* toRows(lists: readonly DropdownView[]): AsyncGenerator<string[]> {
  for (const { key, values } of lists) {
    for (const { value, texts, active, own } of values) {
      yield [
        key,
        value,
        ...locales.map((locale) => texts[locale] ?? ''),
        active ? '1' : '0',
        own ? '1' : '0',
      ];
    }
  }
}

/** All lists of a licence as one table, in the words of every language: for translators and other licences. */
@Injectable()
export class DropdownExport {
  constructor(
    private readonly db: Database,
    private readonly dropdowns: DropdownService,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async export(ctx: RequestContext, format: ExportFormat): Promise<StreamableFile> {
    const { items } = await this.dropdowns.list(ctx);
    const total = items.reduce((sum, { values }) => sum + values.length, 0);
    await this.db.tx(ctx, (ctx) =>
      this.audit.record(ctx, {
        action: 'export',
        entity: 'dropdown',
        entityId: ctx.licenceId,
        after: { format, total },
      }),
    );
    const day = localDateAt(this.clock.now(), ctx.timeZone);
    return exportFile(format, { sheet: 'dropdowns', day, columns, rows: toRows(items) });
  }
}
