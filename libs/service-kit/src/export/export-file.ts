import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { writeCsv } from './write-csv';
import { writeXlsx } from './write-xlsx';

export type ExportFormat = 'csv' | 'xlsx';

export interface ExportTable {
  /** Name of the sheet, and of the file in lower case. */
  sheet: string;
  /** `YYYY-MM-DD`, put behind the file's name. */
  day: string;
  header: readonly string[];
  rows: AsyncIterable<readonly string[]>;
}

const contentTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A table as the file an export endpoint answers; no cell of it is ever calculated. */
export async function exportFile(format: ExportFormat, table: ExportTable): Promise<StreamableFile> {
  const { sheet, header, rows, day } = table;
  const file =
    format === 'csv' ? Readable.from(writeCsv(header, rows)) : await writeXlsx(sheet, header, rows);
  return new StreamableFile(file, {
    type: contentTypes[format],
    disposition: `attachment; filename="${sheet.toLowerCase().replaceAll(/[^\w-]/g, '_')}-${day}.${format}"`,
  });
}
