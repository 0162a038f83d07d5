import type { ListQuery } from '@jahrring/contracts-common';
import {
  entryExportFields,
  type EntryExportField,
  type EntryView,
  type ExportFormat,
} from '@jahrring/contracts-time';
import { type ExportCell, ListExport, listColumns, type RequestContext } from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { timeError } from '../errors';
import { EntryReader } from '../entry';
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
    private readonly entries: EntryReader,
    private readonly exports: ListExport,
  ) {}

  /** @throws NO_ENTRIES where the filter leaves nothing. */
  async export(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    const texts = serviceTexts.in(ctx.locale).export;
    const { items, total } = await this.entries.list(ctx, { ...query, pageSize: 'all' });
    if (total === 0) throw timeError('NO_ENTRIES');
    const columns = listColumns(entryExportFields, {
      titles: texts,
      kinds: columnKinds,
      cell: (entry: EntryView, field) => cellOf(entry, field, texts),
    });
    return this.exports.write(ctx, format, { sheet: texts.sheet, entity: 'entry', columns, items, total });
  }
}

function cellOf(entry: EntryView, field: EntryExportField, texts: ServiceTexts['export']): ExportCell {
  if (field === 'kind') return texts.kinds[entry.kind];
  const value = entry[field];
  if (typeof value === 'boolean') return value ? texts.yes : '';
  // Only hours have durations.
  if (typeof value === 'number') return entry.kind === 'hours' ? value : null;
  return value;
}
