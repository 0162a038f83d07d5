import { csvLine, csvStart } from '@jahrring/contracts-common';
import { fromCents } from '../money';
import type { HandedEntry, HandedFile } from './accounting-file.types';

/** The journal line by line, as spreadsheets open it. `titles`: of the columns. */
export function writeJournal(entries: readonly HandedEntry[], titles: readonly string[]): HandedFile {
  const rows = entries.flatMap(({ number, bookedOn, documentNumber, text, lines }) =>
    lines.map(({ account, amount, costCentre, foreign }) =>
      csvLine([
        ...[String(number), bookedOn, documentNumber ?? '', text, account],
        ...[amount > 0n ? fromCents(amount) : '', amount < 0n ? fromCents(-amount) : ''],
        ...[costCentre ?? '', foreign?.currency ?? '', foreign?.amount ?? ''],
      ]),
    ),
  );
  return { name: 'journal.csv', content: Buffer.from(csvStart + csvLine(titles) + rows.join('')) };
}
