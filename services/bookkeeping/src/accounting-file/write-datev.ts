import { addDays, addMonths } from '@jahrring/contracts-common';
import { encodeText, groupBy } from '@jahrring/service-kit';
import type { HandedEntry, HandedFile } from './accounting-file.types';
import { datevColumns } from './datev-columns';
import { longest, rowsOf, quoted } from './datev-rows';
import type { DatevBatch } from './datev-rows';

/** Most rows of one file. */
const mostRows = 99_999;

/**
 * Booking batches in DATEV's format (EXTF 700, category 21, version 13): one for each fiscal year, and more where there are too many
 * rows. Tax stands on rows of its own, without a tax key; on automatic accounts it is part of the amount, or their automatic is lifted
 * (key 40).
 */
export function writeDatev(
  entries: readonly HandedEntry[],
  batch: DatevBatch,
  most: number = mostRows,
): HandedFile[] {
  const years = groupBy(entries, ({ bookedOn }) => fiscalYear(bookedOn, batch.yearStart));
  return [...years]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([start, some]) =>
      inBatches(some, batch, most).map(({ rows, days }, index) => ({
        name: `EXTF_Buchungsstapel_${start.slice(0, 7)}_${index + 1}.csv`,
        content: fileOf(head(batch, start, days), rows),
      })),
    );
}

/** First day of the fiscal year a day lies in. */
export function fiscalYear(day: string, startMonth: number): string {
  const start = `${day.slice(0, 4)}-${String(startMonth).padStart(2, '0')}-01`;
  return start <= day ? start : addMonths(start, -12);
}

interface Rows {
  rows: string[];
  days: string[];
}

/** An entry's rows stay together. */
function inBatches(entries: readonly HandedEntry[], batch: DatevBatch, most: number): Rows[] {
  const all: Rows[] = [];
  let current: Rows = { rows: [], days: [] };
  for (const entry of entries) {
    const rows = rowsOf(entry, batch);
    if (rows.length === 0) continue;
    if (all.length === 0 || current.rows.length + rows.length > most) {
      current = { rows: [], days: [] };
      all.push(current);
    }
    for (const one of rows) current.rows.push(one);
    current.days.push(entry.bookedOn);
  }
  return all;
}

function head(batch: DatevBatch, start: string, days: readonly string[]): string {
  const { consultant, client, accountLength, chart, currency, title, locked } = batch;
  const inOrder = days.toSorted();
  const created = batch.createdAt.toISOString().replace(/\D/g, '').slice(0, 17);
  const end = addDays(addMonths(start, 12), -1);
  return [
    ...['"EXTF"', 700, 21, '"Buchungsstapel"', 13, created, '', '"RE"', '""', '""', consultant, client],
    ...[compact(start), accountLength, compact(inOrder[0] ?? start), compact(inOrder.at(-1) ?? end)],
    ...[
      quoted(title.slice(0, longest.title)),
      '""',
      1,
      0,
      locked ? 1 : 0,
      quoted(currency),
      '',
      '""',
      '',
      '',
    ],
    ...[quoted(chart), '', '', '""', '""'],
  ].join(';');
}

function fileOf(first: string, rows: readonly string[]): Buffer {
  return encodeText(`${[first, datevColumns.join(';'), ...rows].join('\r\n')}\r\n`, 'windows-1252');
}

const compact = (day: string): string => day.replaceAll('-', '');
