import { buffer } from 'node:stream/consumers';
import { csvLine, csvStart } from '@jahrring/contracts-common';
import { exportFile } from '@jahrring/service-kit';
import type { ColumnKind } from '@jahrring/service-kit';
import { fromCents } from '../value';
import type { HandedEntry, HandedFile } from './accounting-file.types';

const kinds: readonly ColumnKind[] = [
  ...(['number', 'date', 'text', 'text', 'text', 'money', 'money', 'text', 'text', 'money'] as const),
];

/** The journal line by line, as spreadsheets open it. `titles`: of the columns. */
export function writeJournal(entries: readonly HandedEntry[], titles: readonly string[]): HandedFile {
  const rows = rowsOf(entries).map((row) => csvLine(row));
  return { name: 'journal.csv', content: Buffer.from(csvStart + csvLine(titles) + rows.join('')) };
}

/** The same as a workbook, its amounts and days as numbers. */
export async function writeJournalBook(
  entries: readonly HandedEntry[],
  titles: readonly string[],
  sheet: string,
): Promise<HandedFile> {
  const columns = titles.map((title, index) => ({ title, kind: kinds[index] ?? ('text' as const) }));
  const file = await exportFile('xlsx', { sheet, day: '', columns, rows: rowsOf(entries) });
  return { name: 'journal.xlsx', content: await buffer(file.getStream()) };
}

function rowsOf(entries: readonly HandedEntry[]): string[][] {
  return entries.flatMap(({ number, bookedOn, documentNumber, text, lines }) =>
    lines.map(({ account, amount, costCentre, foreign }) => [
      ...[String(number), bookedOn, documentNumber ?? '', text, account],
      ...[amount > 0n ? fromCents(amount) : '', amount < 0n ? fromCents(-amount) : ''],
      ...[costCentre ?? '', foreign?.currency ?? '', foreign?.amount ?? ''],
    ]),
  );
}
