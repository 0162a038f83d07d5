import { addressExportFields } from '@jahrring/contracts-addresses';
import type { ListQuery } from '@jahrring/contracts-common';
import {
  listColumns,
  type ExportFormat,
  ExtraFields,
  ListExport,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { addressColumns, type AddressEntity, AddressRepository } from '../address';
import { serviceTexts } from '../i18n';

/** The filtered list as a file. Each export leaves an entry in the audit trail. */
@Injectable()
export class AddressExportService {
  constructor(
    private readonly addresses: AddressRepository,
    private readonly exports: ListExport,
    private readonly extraFields: ExtraFields,
  ) {}

  async export(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    const texts = serviceTexts.in(ctx.locale).export;
    const { items, total } = await this.addresses.listAll(ctx, query, addressColumns);
    const own = listColumns(addressExportFields, {
      titles: texts,
      cell: (address: AddressEntity, field) => cellOf(address[field], texts.yes),
    });
    const extra = await this.extraFields.listColumns(ctx, 'address', texts);
    return this.exports.write(ctx, format, {
      sheet: texts.sheet,
      entity: 'address',
      columns: [...own, ...extra],
      items,
      total,
    });
  }
}

function cellOf(value: string | boolean | null, yes: string): string | null {
  if (typeof value === 'boolean') return value ? yes : null;
  return value;
}
