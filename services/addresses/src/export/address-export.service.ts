import { addressExportFields, type exportFormats } from '@jahrring/contracts-addresses';
import type { ListQuery } from '@jahrring/contracts-common';
import { Audit, Clock, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable, StreamableFile } from '@nestjs/common';
import { Readable } from 'node:stream';
import type { AddressEntity } from '../address/address.entity';
import { addressColumns, AddressRepository } from '../address/address.repository';
import { exportTexts } from './export-texts';
import { writeCsv } from './write-csv';
import { writeXlsx } from './write-xlsx';

export type ExportFormat = (typeof exportFormats)[number];

const contentTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The filtered list as a file. Each export leaves an entry in the audit trail. */
@Injectable()
export class AddressExportService {
  constructor(
    private readonly db: Database,
    private readonly addresses: AddressRepository,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async export(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    const texts = exportTexts(ctx.locale);
    const { items, total } = await this.addresses.listAll(ctx, query, addressColumns);
    await this.db.tx(ctx, (ctx) =>
      this.audit.record(ctx, {
        action: 'export',
        entity: 'address',
        entityId: ctx.licenceId,
        after: { format, total },
      }),
    );
    const header = addressExportFields.map((field) => texts[field]);
    const rows = toCells(items, texts.yes);
    const file =
      format === 'csv' ? Readable.from(writeCsv(header, rows)) : await writeXlsx(texts.sheet, header, rows);
    const day = this.clock.now().toISOString().slice(0, 10);
    return new StreamableFile(file, {
      type: contentTypes[format],
      disposition: `attachment; filename="${texts.sheet.toLowerCase()}-${day}.${format}"`,
    });
  }
}

async function* toCells(addresses: AsyncIterable<AddressEntity>, yes: string): AsyncGenerator<string[]> {
  for await (const address of addresses) {
    yield addressExportFields.map((field) => {
      const value = address[field];
      return typeof value === 'boolean' ? (value ? yes : '') : (value ?? '');
    });
  }
}
