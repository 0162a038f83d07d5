import type { DifferingEntry, EntryImportProblem } from '@jahrring/contracts-bookkeeping';
import { movementsOf } from '../accounting-file';
import type { PostingLine } from '../ledger';
import { fromCents, sumOf, toCents } from '../money';
import type { ImportedTransaction } from './imported-transaction';

/** An entry of the books; `line.amount` is debit less credit. */
export interface BookedEntry {
  id: string;
  number: number;
  bookedOn: string;
  text: string;
  documentNumber: string | null;
  total: string;
  /** It is in the hands of the accountant. */
  isHandedOver: boolean;
  lines: readonly Pick<PostingLine, 'account' | 'amount'>[];
}

/** What entries may be made of. */
export interface EntryRules {
  chart: ReadonlySet<string>;
  /** Accounts that open items stand on: their entries come of bills and payments alone. */
  itemAccounts: ReadonlySet<string>;
  isClosed: (day: string) => boolean;
}

export interface PlannedEntries {
  /** How many of the transactions the books have. */
  known: number;
  added: ImportedTransaction[];
  differing: DifferingEntry[];
  problems: EntryImportProblem[];
}

/**
 * Compares the transactions of a file with the entries of its days. What moves the same amount between the same accounts on the same day
 * is the same, once for each; what is left of the file is new, or stands in for an entry that was handed over with that document or text.
 */
export function planEntries(
  transactions: readonly ImportedTransaction[],
  booked: readonly BookedEntry[],
  rules: EntryRules,
): PlannedEntries {
  const pool = new Pool(booked);
  const unknown = transactions.filter((transaction) => !pool.take(transaction));
  const differing: DifferingEntry[] = [];
  const byName = new Map<string, ImportedTransaction[]>();
  for (const one of unknown) {
    for (const name of namesOf(one)) byName.set(name, [...(byName.get(name) ?? []), one]);
  }
  const standIns = new Set<ImportedTransaction>();
  for (const entry of pool.left().filter(({ isHandedOver }) => isHandedOver)) {
    const found = namesOf(entry)
      .flatMap((name) => byName.get(name) ?? [])
      .filter((one) => one.bookedOn.slice(0, 4) === entry.bookedOn.slice(0, 4));
    for (const one of found) standIns.add(one);
    differing.push(toDiffering(entry, found));
  }
  const fresh = unknown.filter((one) => !standIns.has(one));
  const checked = fresh.map((one) => [one, problemsOf(one, rules)] as const);
  return {
    known: transactions.length - unknown.length,
    added: checked.filter(([, problems]) => problems.length === 0).map(([one]) => one),
    differing,
    problems: checked.flatMap(([, problems]) => problems),
  };
}

/** What transactions come to: the sum of their debits. */
export function totalOf({ lines }: Pick<ImportedTransaction, 'lines'>): string {
  return sumOf(lines.map(({ amount }) => amount).filter((amount) => toCents(amount) > 0n));
}

/** Movements of the books that no transaction was found for yet. */
class Pool {
  private readonly byKey = new Map<string, BookedEntry[]>();

  constructor(private readonly booked: readonly BookedEntry[]) {
    for (const entry of booked) {
      for (const key of keysOf(entry)) this.byKey.set(key, [...(this.byKey.get(key) ?? []), entry]);
    }
  }

  /** Takes the movements of a transaction out; false, and nothing is taken, where one of them is not there. */
  take(transaction: ImportedTransaction): boolean {
    const keys = keysOf(transaction);
    const wanted = new Map<string, number>();
    for (const key of keys) wanted.set(key, (wanted.get(key) ?? 0) + 1);
    const isThere = [...wanted].every(([key, count]) => (this.byKey.get(key)?.length ?? 0) >= count);
    if (!isThere) return false;
    const names = new Set(namesOf(transaction));
    for (const key of keys) {
      const entries = this.byKey.get(key) ?? [];
      const own = entries.findIndex((entry) => namesOf(entry).some((name) => names.has(name)));
      entries.splice(Math.max(own, 0), 1);
    }
    return true;
  }

  /** Entries with a movement that was not taken out, in their order. */
  left(): BookedEntry[] {
    const left = new Set([...this.byKey.values()].flat());
    return this.booked.filter((entry) => left.has(entry));
  }
}

function keysOf({ bookedOn, lines }: Pick<ImportedTransaction, 'bookedOn' | 'lines'>): string[] {
  const handed = lines.map(({ account, amount }) => ({
    ...{ account, amount: toCents(amount), costCentre: null, taxRate: null, foreign: null },
  }));
  return movementsOf(handed).map(({ debit, credit, amount }) => `${bookedOn} ${debit} ${credit} ${amount}`);
}

/** What a transaction is known by: its document, and its text with and without it, as hand-overs write it. */
function namesOf({ documentNumber, text }: Pick<ImportedTransaction, 'documentNumber' | 'text'>): string[] {
  const plain = plainText(text);
  if (documentNumber === null) return [plain];
  const number = plainText(documentNumber);
  return plain.includes(number) ? [number, plain] : [number, plain, `${number} ${plain}`];
}

const plainText = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

function toDiffering(
  { number, bookedOn, text, total }: BookedEntry,
  found: readonly ImportedTransaction[],
): DifferingEntry {
  const amount = found.length === 0 ? null : sumOf(found.map(totalOf));
  return { number, bookedOn, text, total, line: found[0]?.line ?? null, amount };
}

function problemsOf(
  { line, bookedOn, lines }: ImportedTransaction,
  { chart, itemAccounts, isClosed }: EntryRules,
): EntryImportProblem[] {
  const problems: EntryImportProblem[] = [];
  for (const { account, amount } of lines) {
    const field = toCents(amount) > 0n ? 'debit' : 'credit';
    if (!chart.has(account)) problems.push({ line, field, code: 'unknownAccount', value: account });
    else if (itemAccounts.has(account)) problems.push({ line, field, code: 'itemAccount', value: account });
  }
  if (isClosed(bookedOn)) problems.push({ line, field: 'bookedOn', code: 'closedDay', value: bookedOn });
  return problems;
}

/** Sums for the view: what all of them come to. */
export function totalOfAll(transactions: readonly ImportedTransaction[]): string {
  return fromCents(transactions.reduce((sum, one) => sum + toCents(totalOf(one)), 0n));
}
