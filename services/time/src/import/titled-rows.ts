import type { Table } from '@jahrring/service-kit';
import type { EntryImportOptions } from '@jahrring/contracts-time';
import { seemsToBeTitles } from './import-columns';

export interface TitledRows extends Pick<Table, 'header' | 'rows'> {
  hasTitles: boolean;
}

/** A table by what a person says of its first line, or by what that looks like; one without titles has empty ones. */
export function titled({ header, headerLine, rows }: Table, options: EntryImportOptions): TitledRows {
  const hasTitles = options.hasTitles ?? seemsToBeTitles(header);
  if (hasTitles) return { header, hasTitles, rows };
  const first = { line: headerLine, cells: header };
  return { header: header.map(() => ''), hasTitles, rows: [first, ...rows] };
}
