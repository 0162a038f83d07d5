import { createHash } from 'node:crypto';
import type { Currency } from '@jahrring/contracts-common';
import type { StatementRow } from './statement-file.types';
import { looksLikeIban, meaningful } from './values';
import { textAt, type XmlNode } from '../xml';

export interface EntryHead {
  number: number;
  direction: 'in' | 'out';
  amount: string;
  currency: string;
  bookedOn: string | null;
  text: string;
}

export type BookedHead = EntryHead & { bookedOn: string; currency: Currency };

/**
 * The bank's reference of a transaction; else that of its entry and the place in it. An amount and a day belong to it: two
 * banks may count alike.
 */
export function keyOf(
  transaction: Pick<StatementRow, 'bankReference' | 'amount'>,
  entryKey: string,
  index: number | null,
): string {
  if (transaction.bankReference) return digest(['tx', transaction.bankReference, transaction.amount]);
  return index === null ? entryKey : digest([entryKey, String(index + 1)]);
}

/**
 * The bank's reference of an entry; else its own one; else all that is said of it. Swiss notifications name the QR-IBAN as the
 * entry's reference: that tells no two of them apart.
 */
export function keyOfEntry(
  node: XmlNode,
  { amount, bookedOn, direction }: BookedHead,
  account: string,
): string {
  const common = [amount, bookedOn, direction];
  const byBank = meaningful(textAt(node, 'AcctSvcrRef'));
  if (byBank) return digest(['entry', byBank, ...common]);
  const own = meaningful(textAt(node, 'NtryRef'));
  if (own && !looksLikeIban(own)) return digest(['own', account, own, ...common]);
  return digest(['content', account, ...common, allText(node)]);
}

const allText = (node: XmlNode): string =>
  `${node.name}:${node.text.trim()}(${node.children.map(allText).join()})`;

const digest = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 40);
