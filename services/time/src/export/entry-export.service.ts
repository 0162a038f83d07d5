import { type ListQuery, localDateAt } from '@jahrring/contracts-common';
import {
  entryExportFields,
  type EntryExportField,
  type EntryView,
  type ExportFormat,
} from '@jahrring/contracts-time';
import {
  Audit,
  Clock,
  columnsOf,
  Database,
  exportFile,
  type ExportCell,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { timeError } from '../errors';
import { EntryService } from '../entry';
import { serviceTexts, type ServiceTexts } from '../i18n';

const columnKinds = {
  workDate: 'date',
  from: 'time',
  to: 'time',
  breakSeconds: 'hours',
  seconds: 'hours',
  quantity: 'number',
  counterFrom: 'number',
  counterTo: 'number',
  amount: 'money',
} as const;

/** The filtered list as a file. Each export leaves an entry in the audit trail. */
@Injectable()
export class EntryExportService {
  constructor(
    private readonly db: Database,
    private readonly entries: EntryService,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws NO_ENTRIES where the filter leaves nothing. */
  async export(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    const texts = serviceTexts.in(ctx.locale).export;
    const { items, total } = await this.entries.list(ctx, { ...query, pageSize: 'all' });
    if (total === 0) throw timeError('NO_ENTRIES');
    await this.db.tx(ctx, (ctx) =>
      this.audit.record(ctx, {
        action: 'export',
        entity: 'entry',
        entityId: ctx.licenceId,
        after: { format, total },
      }),
    );
    return exportFile(format, {
      sheet: texts.sheet,
      day: localDateAt(this.clock.now(), ctx.timeZone),
      columns: columnsOf(entryExportFields, texts, columnKinds),
      rows: toCells(items, texts),
    });
  }
}

async function* toCells(
  items: EntryView[] | AsyncIterable<EntryView>,
  texts: ServiceTexts['export'],
): AsyncGenerator<ExportCell[]> {
  for await (const entry of items) yield entryExportFields.map((field) => toCell(entry, field, texts));
}

function toCell(entry: EntryView, field: EntryExportField, texts: ServiceTexts['export']): ExportCell {
  if (field === 'kind') return texts.kinds[entry.kind];
  const value = entry[field];
  if (typeof value === 'boolean') return value ? texts.yes : '';
  // Only hours have durations.
  if (typeof value === 'number') return entry.kind === 'hours' ? value : null;
  return value ?? '';
}
