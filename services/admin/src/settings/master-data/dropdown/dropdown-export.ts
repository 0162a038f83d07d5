import type { DropdownView } from '@jahrring/contracts-admin';
import { locales } from '@jahrring/contracts-common';
import { type ExportFormat, ListExport, type RequestContext } from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { DropdownService } from './dropdown.service';

type Line = DropdownView['values'][number] & { list: string };

const column = (title: string, cell: (line: Line) => string) => ({ title, kind: 'text' as const, cell });
const columns = [
  column('list', ({ list }) => list),
  column('value', ({ value }) => value),
  ...locales.map((locale) => column(locale, ({ texts }) => texts[locale] ?? '')),
  column('active', ({ active }) => (active ? '1' : '0')),
  column('own', ({ own }) => (own ? '1' : '0')),
];

/** All lists of a licence as one table, in the words of every language: for translators and other licences. */
@Injectable()
export class DropdownExport {
  constructor(
    private readonly dropdowns: DropdownService,
    private readonly exports: ListExport,
  ) {}

  async export(ctx: RequestContext, format: ExportFormat): Promise<StreamableFile> {
    const lists = (await this.dropdowns.list(ctx)).items;
    const items = lists.flatMap(({ key, values }) => values.map((value) => ({ ...value, list: key })));
    const total = items.length;
    return this.exports.write(ctx, format, { sheet: 'dropdowns', entity: 'dropdown', columns, items, total });
  }
}
