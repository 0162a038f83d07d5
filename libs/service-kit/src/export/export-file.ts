import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { cellText, type ExportCell, type ExportColumn } from './export-column';
import { writeCsv } from './write-csv';
import { writeXlsx } from './write-xlsx';

export type ExportFormat = 'csv' | 'xlsx';

/** A cell for each column, in their order. */
export type ExportRows = Iterable<readonly ExportCell[]> | AsyncIterable<readonly ExportCell[]>;

export interface ExportTable {
  /** Name of the sheet, and of the file in lower case. */
  sheet: string;
  /** `YYYY-MM-DD`, put behind the file's name. */
  day: string;
  columns: readonly ExportColumn[];
  rows: ExportRows;
}

const contentTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A table as the file an export endpoint answers; no text of it is ever calculated. */
export async function exportFile(format: ExportFormat, table: ExportTable): Promise<StreamableFile> {
  const { sheet, columns, rows, day } = table;
  const file = format === 'csv' ? Readable.from(csvOf(columns, rows)) : await writeXlsx(sheet, columns, rows);
  return new StreamableFile(file, {
    type: contentTypes[format],
    disposition: `attachment; filename="${sheet.toLowerCase().replaceAll(/[^\w-]/g, '_')}-${day}.${format}"`,
  });
}

function csvOf(columns: readonly ExportColumn[], rows: ExportRows): AsyncGenerator<string> {
  return writeCsv(
    columns.map(({ title }) => title),
    textsOf(columns, rows),
  );
}

async function* textsOf(columns: readonly ExportColumn[], rows: ExportRows): AsyncGenerator<string[]> {
  for await (const row of rows) yield columns.map(({ kind }, index) => cellText(row[index] ?? null, kind));
}
