import { fromCents } from '../value';
import type { HandedEntry, Movement } from './accounting-file.types';
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
export const longest = { text: 60, document: 36, title: 30, costCentre: 36 } as const;

/** Lifts the automatic of an account. */
const withoutAutomatic = '40';

export function rowsOf(entry: HandedEntry, batch: DatevBatch): string[] {
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

/** Signs that DATEV takes in the number of a document. */
function documentField(text: string): string {
  return text.replace(/[^\w$&%*+/-]|_/g, '').slice(0, longest.document);
}
export const quoted = (text: string): string => `"${text.replace(/[\r\n]+/g, ' ').replaceAll('"', '""')}"`;
