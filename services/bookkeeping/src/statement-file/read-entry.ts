import type { Currency } from '@jahrring/contracts-common';
import { Decimal } from 'decimal.js';
import type { LeftOutEntry, LeftOutReason, StatementRow } from './statement-file.types';
import { StatementFileError } from './statement-file.types';
import { readCharges, readTransaction } from './transaction';
import { knownCurrency, meaningful, readAmount, readCode, readDay, readDirection } from './values';
import { nodeAt, nodesAt, textAt, type XmlNode } from '../xml';
import { keyOf, keyOfEntry } from './entry-key';
import type { EntryHead, BookedHead } from './entry-key';

export interface ReadEntry {
  rows: StatementRow[];
  leftOut: LeftOutEntry[];
}

/** An `Ntry` as one row a transaction, or as one row where it has none. @throws StatementFileError */
export function readEntry(node: XmlNode, number: number, account: string): ReadEntry {
  const head = readHead(node, number);
  const known = knownCurrency(head.currency);
  const reason = leftOutReason(node, head, known);
  if (reason || !known || head.bookedOn === null) {
    const { direction, amount, currency, bookedOn, text } = head;
    const left = { reason: reason ?? 'unknownState', bookedOn, amount, currency, direction, text };
    return { rows: [], leftOut: [left] };
  }
  return { rows: rowsOf(node, { ...head, currency: known, bookedOn: head.bookedOn }, account), leftOut: [] };
}

function readHead(node: XmlNode, number: number): EntryHead {
  const amount = readAmount(nodeAt(node, 'Amt'), number);
  const direction = readDirection(node);
  if (!amount) throw new StatementFileError('badAmount', number, 'Amt');
  if (!direction) throw new StatementFileError('badAmount', number, 'CdtDbtInd');
  const bookedOn = readDay(nodeAt(node, 'BookgDt'), number) ?? readDay(nodeAt(node, 'ValDt'), number);
  return { number, direction, ...amount, bookedOn, text: textAt(node, 'AddtlNtryInf')?.slice(0, 500) ?? '' };
}

/** Only what is booked moves money (ISO 20022 `ExternalEntryStatus1Code`: BOOK, PDNG, INFO, FUTR). */
function leftOutReason(
  node: XmlNode,
  { amount }: EntryHead,
  currency: Currency | null,
): LeftOutReason | null {
  const state = readCode(nodeAt(node, 'Sts'));
  if (state === 'PDNG' || state === 'FUTR' || state === 'INFO') return 'notBooked';
  if (state !== 'BOOK') return 'unknownState';
  if (!currency) return 'unknownCurrency';
  return new Decimal(amount).isZero() ? 'zero' : null;
}

function rowsOf(node: XmlNode, head: BookedHead, account: string): StatementRow[] {
  const details = nodesAt(node, 'NtryDtls').flatMap((part) => nodesAt(part, 'TxDtls'));
  const single = details.length === 1;
  const read = details.map((detail) => readTransaction(detail, { ...head, single }));
  const isSplit = read.length > 1 && addsUp(read, head);
  const first = read[0] ?? readTransaction({ ...node, children: [] }, { ...head, single: true });
  // Transactions that do not come to their entry are no ground to book on: the entry is taken as a whole.
  const whole = read.length > 1 ? { ...first, ...wholeOf(head) } : first;
  const transactions = isSplit ? read : [whole];
  const shared = {
    ...{ bookedOn: head.bookedOn, valueOn: readDay(nodeAt(node, 'ValDt'), head.number) ?? head.bookedOn },
    reversal: textAt(node, 'RvslInd') === 'true',
    collective: !isSplit && (read.length > 1 || countOf(node) > 1),
  };
  const entryKey = keyOfEntry(node, head, account);
  const charges = isSplit ? [] : readCharges(node, head.number);
  return transactions.map((transaction, index) => ({
    ...transaction,
    ...shared,
    ...{ entryKey, key: keyOf(transaction, entryKey, isSplit ? index : null) },
    paymentInfoId: transaction.paymentInfoId ?? paymentInfoIdOf(node),
    text: [transaction.text, transaction.text === '' ? head.text : ''].join('').trim(),
    charges: transaction.charges.length > 0 ? transaction.charges : charges,
  }));
}

const wholeOf = ({ direction, amount, currency }: BookedHead) => ({
  ...{ direction, amount, currency, ordered: null, endToEndId: null, bankReference: null, reference: null },
  ...{ counterpartyName: null, counterpartyIban: null, charges: [] },
});

/** Transactions may be less than the entry by charges that are told (`ChrgInclInd` false), never by anything else. */
function addsUp(
  transactions: readonly Pick<StatementRow, 'direction' | 'amount' | 'currency'>[],
  head: BookedHead,
): boolean {
  if (transactions.some(({ currency }) => currency !== head.currency)) return false;
  const sum = transactions.reduce(
    (total, { direction, amount }) =>
      direction === head.direction ? total.plus(amount) : total.minus(amount),
    new Decimal(0),
  );
  return sum.equals(head.amount);
}

/** The part of our own file that an entry debits as a whole. */
function paymentInfoIdOf(node: XmlNode): string | null {
  const [found] = nodesAt(node, 'NtryDtls').flatMap(
    (part) => meaningful(textAt(part, 'Btch', 'PmtInfId')) ?? [],
  );
  return found ?? null;
}

/** Returns the number of transactions of an entry, as stated by the bank. */
function countOf(node: XmlNode): number {
  const counts = nodesAt(node, 'NtryDtls').map((part) => Number(textAt(part, 'Btch', 'NbOfTxs') ?? 0));
  return counts.reduce((sum, count) => sum + count, 0);
}
