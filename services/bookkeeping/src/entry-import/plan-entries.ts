import type { DifferingEntry } from '@jahrring/contracts-bookkeeping';
import { daysBetween } from '@jahrring/contracts-common';
import { movementsOf } from '../accounting-file';
import type { PostingLine } from '../ledger';
import { fromCents, sumOf, toCents } from '../value';
import type { EntryProblem, ImportedTransaction } from './imported-transaction';

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

/** Rules for entries that may be imported. */
export interface EntryRules {
  chart: ReadonlySet<string>;
  /** Accounts that open items stand on: their entries come of bills and payments alone. */
  itemAccounts: ReadonlySet<string>;
  isClosed: (day: string) => boolean;
}

export interface PlannedEntries {
  /** Number of transactions that the books already contain. */
  known: number;
  added: ImportedTransaction[];
  differing: DifferingEntry[];
  problems: EntryProblem[];
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
  const standIns = new StandIns(unknown);
  const differing = pool
    .left()
    .filter(({ entry }) => entry.isHandedOver)
    .map(({ entry, left }) => toDiffering(entry, left, standIns.take(entry)));
  const fresh = unknown.filter((one) => !standIns.isTaken(one));
  const checked = fresh.map((one) => [one, problemsOf(one, rules)] as const);
  return {
    known: transactions.length - unknown.length,
    added: checked.filter(([, problems]) => problems.length === 0).map(([one]) => one),
    differing,
    problems: checked.flatMap(([, problems]) => problems),
  };
}

/** Returns the total of a transaction: the sum of its debits. */
export function totalOf({ lines }: Pick<ImportedTransaction, 'lines'>): string {
  return sumOf(lines.map(({ amount }) => amount).filter((amount) => toCents(amount) > 0n));
}

/** Movements of the books that no transaction was found for yet. */
class Pool {
  private readonly byKey = new Map<string, BookedEntry[]>();

  constructor(private readonly booked: readonly BookedEntry[]) {
    for (const entry of booked) {
      for (const key of keysOf(entry)) append(this.byKey, key, entry);
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

  /** Entries with movements that were not taken out, and what those come to in hundredths; in their order. */
  left(): { entry: BookedEntry; left: bigint }[] {
    const left = new Map<BookedEntry, bigint>();
    for (const [key, entries] of this.byKey) {
      const amount = BigInt(key.slice(key.lastIndexOf(' ') + 1));
      for (const entry of entries) left.set(entry, (left.get(entry) ?? 0n) + amount);
    }
    return this.booked.flatMap((entry) => {
      const amount = left.get(entry);
      return amount === undefined ? [] : [{ entry, left: amount }];
    });
  }
}

const mostDaysApart = 31;

/** Transactions that the books do not have, by what they are known by; each stands in for one entry. */
class StandIns {
  private readonly byName = new Map<string, Map<string, ImportedTransaction[]>>();
  private readonly taken = new Set<ImportedTransaction>();

  constructor(transactions: readonly ImportedTransaction[]) {
    for (const one of transactions) {
      for (const name of namesOf(one)) {
        const days = this.byName.get(name) ?? new Map<string, ImportedTransaction[]>();
        this.byName.set(name, days);
        append(days, one.bookedOn, one);
      }
    }
  }

  isTaken(transaction: ImportedTransaction): boolean {
    return this.taken.has(transaction);
  }

  /** Those of the entry's day, else of the nearest one within a month. */
  take(entry: BookedEntry): ImportedTransaction[] {
    for (const name of namesOf(entry)) {
      const days = this.byName.get(name);
      const day = days && nearest([...days.keys()], entry.bookedOn);
      if (!days || day === undefined) continue;
      const found = (days.get(day) ?? []).filter((one) => !this.taken.has(one));
      days.delete(day);
      for (const one of found) this.taken.add(one);
      if (found.length > 0) return found;
    }
    return [];
  }
}

function nearest(days: readonly string[], to: string): string | undefined {
  if (days.includes(to)) return to;
  const apart = (day: string) => Math.abs(daysBetween(day, to));
  const [first] = days.toSorted((a, b) => apart(a) - apart(b));
  return first !== undefined && apart(first) <= mostDaysApart ? first : undefined;
}

function append<T>(lists: Map<string, T[]>, key: string, one: T): void {
  const known = lists.get(key);
  if (known) known.push(one);
  else lists.set(key, [one]);
}

function keysOf({ bookedOn, lines }: Pick<ImportedTransaction, 'bookedOn' | 'lines'>): string[] {
  const handed = lines.map(({ account, amount }) => ({
    ...{ account, amount: toCents(amount), costCentre: null, taxRate: null, foreign: null },
  }));
  return movementsOf(handed).map(({ debit, credit, amount }) => `${bookedOn} ${debit} ${credit} ${amount}`);
}

/**
 * Returns the texts by which a transaction is recognised: its document, and its text with and without it, as hand-overs
 * write it.
 */
function namesOf({ documentNumber, text }: Pick<ImportedTransaction, 'documentNumber' | 'text'>): string[] {
  const plain = plainText(text);
  if (documentNumber === null) return [plain];
  const number = plainText(documentNumber);
  return plain.includes(number) ? [number, plain] : [number, plain, `${number} ${plain}`];
}

const plainText = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * Returns the entry with its amount in the file: the part that was recognised, and the transactions that replace the
 * rest.
 */
function toDiffering(
  { id, number, bookedOn, text, total }: BookedEntry,
  left: bigint,
  found: readonly ImportedTransaction[],
): DifferingEntry {
  const [first] = found;
  const amount = first ? fromCents(toCents(total) - left + toCents(totalOfAll(found))) : null;
  return { id, number, bookedOn, text, total, line: first?.line ?? null, amount };
}

function problemsOf(
  { line, bookedOn, lines }: ImportedTransaction,
  { chart, itemAccounts, isClosed }: EntryRules,
): EntryProblem[] {
  const problems: EntryProblem[] = [];
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
