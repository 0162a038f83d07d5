import { ledgerLimits } from '@jahrring/contracts-bookkeeping';
import type { EntryImportField } from '@jahrring/contracts-bookkeeping';
import { currencies, newId, vatRate, vatRates } from '@jahrring/contracts-common';
import type { Country, Currency, VatKey } from '@jahrring/contracts-common';
import type { PostingLine } from '../ledger';
import { amountOf, dayOf, fromCents, negated, toCents } from '../value';
import type { EntryProblem, ImportedTransaction, ReadTransactions } from './imported-transaction';
import type { TransactionRow } from './read-transaction-file';

/** Data of the licence that is needed to read transactions. */
export interface ReadingLicence {
  country: Country;
  currency: Currency;
  /** Account of the tax on turnover; another account of a tax is one of input tax. */
  vatDue: string;
  /** Of an entry that the file has no text for. */
  text: string;
}

/** Banana's type of a row that carries balances into the year: no transaction. */
const openingType = '01';

interface Row {
  line: number;
  bookedOn: string;
  documentNumber: string | null;
  text: string;
  lines: PostingLine[];
}

/**
 * The transactions of the rows. A row with both accounts is one by itself; rows with one account each belong together while date and
 * document stay the same, until debits are credits. Tax that Banana has posted is taken out of the amount and stands on its own line.
 */
export function readTransactions(rows: readonly TransactionRow[], licence: ReadingLicence): ReadTransactions {
  const problems: EntryProblem[] = [];
  const transactions: ImportedTransaction[] = [];
  let open: Row[] = [];
  const endGroup = () => {
    const [first] = open;
    if (first) problems.push({ line: first.line, field: 'amount', code: 'unbalanced', value: sumText(open) });
    open = [];
  };
  for (const row of rows.filter(isTransaction)) {
    const read = rowOf(row, licence, (field, code) =>
      problems.push({ line: row.line, field, code, value: row.cells[field] ?? '' }),
    );
    if (!read) continue;
    if (!belongsTo(open, read)) endGroup();
    const group = [...open, read];
    if (sumOfRows(group) !== 0n) {
      open = group;
      continue;
    }
    transactions.push(toTransaction(group));
    open = [];
  }
  endGroup();
  return { transactions, problems };
}

/** Rows without an amount are notes. */
function isTransaction({ cells }: TransactionRow): boolean {
  if (cells.documentType === openingType) return false;
  return cells.amount !== undefined || cells.debit !== undefined || cells.credit !== undefined;
}

type Say = (field: EntryImportField, code: EntryProblem['code']) => void;

function rowOf({ line, cells }: TransactionRow, licence: ReadingLicence, say: Say): Row | null {
  const { bookedOn: day, debit, credit } = cells;
  const bookedOn = day === undefined ? null : dayOf(day);
  if (bookedOn === null) say('bookedOn', day === undefined ? 'missing' : 'badDate');
  const amount = cells.amount === undefined ? null : amountOf(cells.amount);
  if (amount === null) say('amount', cells.amount === undefined ? 'missing' : 'badAmount');
  if (debit === undefined && credit === undefined) say('debit', 'missing');
  if (bookedOn === null || amount === null || (debit === undefined && credit === undefined)) return null;
  const lines = linesOf({ cells, bookedOn, amount }, licence, say);
  if (!lines) return null;
  const text = (cells.text ?? licence.text).slice(0, ledgerLimits.text);
  const documentNumber = cells.documentNumber?.slice(0, ledgerLimits.documentNumber) ?? null;
  return { line, bookedOn, documentNumber, text, lines };
}

interface ReadRow {
  cells: TransactionRow['cells'];
  bookedOn: string;
  amount: string;
}

function linesOf(row: ReadRow, licence: ReadingLicence, say: Say): PostingLine[] | null {
  const { cells, amount } = row;
  const foreign = foreignOf(cells, licence.currency, say);
  if (foreign === null) return null;
  const tax = taxOf(row, licence, say);
  if (tax === null) return null;
  const costCentre = cells.costCentre?.replace(/^-/, '').slice(0, 30) ?? null;
  const sides = [
    { account: cells.debit, sign: 1n },
    { account: cells.credit, sign: -1n },
  ];
  const lines = sides.flatMap(({ account, sign }): PostingLine[] => {
    if (account === undefined) return [];
    const cents = sign * toCents(amount);
    const isTaxed = tax !== undefined && toCents(tax.amount) > 0n === cents > 0n;
    const left = isTaxed ? cents - toCents(tax.amount) : cents;
    const inForeign = foreign && !tax ? { ...foreign, amount: signed(foreign.amount, sign) } : undefined;
    return [{ account, amount: fromCents(left), costCentre, foreign: inForeign }];
  });
  return tax ? [...lines, tax] : lines;
}

const signed = (amount: string, sign: bigint): string => (sign < 0n ? negated(amount) : amount);

/** Null where the cells say something that cannot be. */
function foreignOf(cells: TransactionRow['cells'], base: Currency, say: Say) {
  const code = cells.currency?.toUpperCase();
  if (code === undefined || code === base || cells.foreignAmount === undefined) return undefined;
  const currency = currencies.find((one) => one === code);
  const amount = amountOf(cells.foreignAmount);
  if (amount === null) say('foreignAmount', 'badAmount');
  return amount === null ? null : currency && { currency, amount };
}

/** The line of the tax that was posted, a debit of input tax and a credit of tax on turnover; null where no rate comes to it. */
function taxOf({ cells, bookedOn, amount }: ReadRow, licence: ReadingLicence, say: Say) {
  const { vatAccount: account, vatAmount } = cells;
  if (account === undefined || vatAmount === undefined) return undefined;
  const tax = amountOf(vatAmount);
  if (tax === null) {
    say('vatAmount', 'badAmount');
    return null;
  }
  const cents = toCents(tax);
  if (cents === 0n) return undefined;
  const gross = magnitude(toCents(amount));
  const net = gross - magnitude(cents);
  const key = keyOf(licence.country, bookedOn, net, magnitude(cents));
  if (!key) {
    say('vatAmount', 'badTax');
    return null;
  }
  const side = account === licence.vatDue ? ('output' as const) : ('input' as const);
  const isUsual = side === 'output' ? cents < 0n : cents > 0n;
  const base = fromCents(isUsual ? net : -net);
  return { account, amount: tax, vat: { side, key, rate: vatRate(licence.country, key, bookedOn), base } };
}

const magnitude = (cents: bigint): bigint => (cents < 0n ? -cents : cents);

/** The kind of rate that makes the tax out of the net amount, to a hundredth more or less; undefined where none does. */
function keyOf(country: Country, day: string, net: bigint, tax: bigint): VatKey | undefined {
  const rated = Object.keys(vatRates[country]) as (keyof (typeof vatRates)[Country])[];
  return rated.find((key) => {
    const tenths = BigInt(Math.round(Number(vatRate(country, key, day)) * 10));
    return magnitude(net * tenths - tax * 1_000n) <= 1_500n;
  });
}

function belongsTo([first]: readonly Row[], row: Row): boolean {
  if (!first) return true;
  return first.bookedOn === row.bookedOn && first.documentNumber === row.documentNumber;
}

function sumOfRows(rows: readonly Row[]): bigint {
  return rows.flatMap(({ lines }) => lines).reduce((sum, { amount }) => sum + toCents(amount), 0n);
}

const sumText = (rows: readonly Row[]): string => fromCents(sumOfRows(rows));

function toTransaction(rows: readonly Row[]): ImportedTransaction {
  const [first] = rows;
  if (!first) throw new Error('A transaction has rows');
  const { line, bookedOn, documentNumber, text } = first;
  return { id: newId(), line, bookedOn, documentNumber, text, lines: rows.flatMap(({ lines }) => lines) };
}
