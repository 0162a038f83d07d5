import { addDays, addMonths } from '@jahrring/contracts-common';
import { encodeText, groupBy } from '@jahrring/service-kit';
import { fromCents } from '../value';
import type { HandedEntry, HandedFile, Movement } from './accounting-file.types';
import { withAutomaticTax } from './automatic-tax';
import { datevColumns, isDatevText } from './datev-columns';
import { movementsOf } from './movements-of';

/** Header data of a booking batch, besides its rows. */
export interface DatevBatch {
  createdAt: Date;
  consultant: number;
  client: number;
  /** Month the fiscal year begins in. */
  yearStart: number;
  /** Digits of accounts of the ledger; those of debtors and creditors have one more. */
  accountLength: number;
  /** Of Germany: number of the standard chart. */
  chart: string;
  /** First digits of accounts that work the tax out of the amount (Automatikkonten). */
  automaticAccounts: readonly string[];
  currency: string;
  title: string;
  locked: boolean;
}

/** Most rows of one file. */
const mostRows = 99_999;
const longest = { text: 60, document: 36, title: 30, costCentre: 36 } as const;

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

/** Lifts the automatic of an account. */
const withoutAutomatic = '40';

function rowsOf(entry: HandedEntry, batch: DatevBatch): string[] {
  const isAutomatic = (account: string) =>
    batch.automaticAccounts.some((beginning) => account.startsWith(beginning));
  const { lines, folded } = withAutomaticTax(entry.lines, isAutomatic);
  return movementsOf(lines).map((movement) => {
    const lifted = !folded && (isAutomatic(movement.debit) || isAutomatic(movement.credit));
    return row(entry, movement, { ...batch, key: lifted ? withoutAutomatic : '' });
  });
}

function row(
  entry: HandedEntry,
  movement: Movement,
  { currency, locked, key }: DatevBatch & { key: string },
): string {
  const { bookedOn, text, documentNumber, number } = entry;
  const values: Record<string, string> = {
    'Umsatz (ohne Soll/Haben-Kz)': fromCents(movement.amount).replace('.', ','),
    'Soll/Haben-Kennzeichen': 'S',
    'WKZ Umsatz': currency,
    Konto: movement.debit,
    'Gegenkonto (ohne BU-Schlüssel)': movement.credit,
    'BU-Schlüssel': key,
    Belegdatum: `${bookedOn.slice(8, 10)}${bookedOn.slice(5, 7)}`,
    'Belegfeld 1': documentField(documentNumber ?? String(number)),
    Buchungstext: [...text].slice(0, longest.text).join(''),
    'KOST1 – Kostenstelle': (movement.costCentre ?? '').slice(0, longest.costCentre),
    Festschreibung: locked ? '1' : '0',
  };
  return datevColumns
    .map((name, index) => (isDatevText(index) ? quoted(values[name] ?? '') : (values[name] ?? '')))
    .join(';');
}

function fileOf(first: string, rows: readonly string[]): Buffer {
  return encodeText(`${[first, datevColumns.join(';'), ...rows].join('\r\n')}\r\n`, 'windows-1252');
}

/** Signs that DATEV takes in the number of a document. */
function documentField(text: string): string {
  return text.replace(/[^\w$&%*+/-]|_/g, '').slice(0, longest.document);
}

const compact = (day: string): string => day.replaceAll('-', '');
const quoted = (text: string): string => `"${text.replace(/[\r\n]+/g, ' ').replaceAll('"', '""')}"`;
