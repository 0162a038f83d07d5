import { addressExportFields } from '@jahrring/contracts-addresses';
import { type ListQuery, localDateAt } from '@jahrring/contracts-common';
import {
  Audit,
  Clock,
  columnsOf,
  Database,
  ExtraFields,
  exportFile,
  type ExtraColumns,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { addressColumns, type AddressEntity, AddressRepository } from '../address';
import { serviceTexts } from '../i18n';

export type ExportFormat = 'csv' | 'xlsx';

/** The filtered list as a file. Each export leaves an entry in the audit trail. */
@Injectable()
export class AddressExportService {
  constructor(
    private readonly db: Database,
    private readonly addresses: AddressRepository,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly extraFields: ExtraFields,
  ) {}

  async export(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    const texts = serviceTexts.in(ctx.locale).export;
    const { items, total } = await this.addresses.listAll(ctx, query, addressColumns);
    await this.db.tx(ctx, (ctx) =>
      this.audit.record(ctx, {
        action: 'export',
        entity: 'address',
        entityId: ctx.licenceId,
        after: { format, total },
      }),
    );
    const extra = await this.extraFields.columns(ctx, 'address', { yes: texts.yes, no: texts.no });
    const columns = [...columnsOf(addressExportFields, texts, {}), ...extra.columns];
    const rows = toCells(items, texts.yes, extra);
    const day = localDateAt(this.clock.now(), ctx.timeZone);
    return exportFile(format, { sheet: texts.sheet, day, columns, rows });
  }
}

async function* toCells(
  addresses: AsyncIterable<AddressEntity>,
  yes: string,
  extra: ExtraColumns,
): AsyncGenerator<string[]> {
  for await (const address of addresses) {
    const own = addressExportFields.map((field) => {
      const value = address[field];
      return typeof value === 'boolean' ? (value ? yes : '') : (value ?? '');
    });
    yield [...own, ...extra.cells(address)];
  }
}
