import type { Currency } from '@jahrring/contracts-common';
import { Decimal } from 'decimal.js';
import type { StatementCharge, StatementRow } from './statement-file.types';
import {
  type Amount,
  knownCurrency,
  looksLikeIban,
  meaningful,
  readAmount,
  readCode,
  readDirection,
  withoutBlanks,
} from './values';
import { nodeAt, nodesAt, textAt, type XmlNode } from '../xml';

/** Values that one `TxDtls` contains itself; the missing ones come from its entry. */
export type Transaction = Omit<
  StatementRow,
  'key' | 'entryKey' | 'collective' | 'bookedOn' | 'valueOn' | 'reversal'
>;

const maxText = 500;

/** @throws StatementFileError `badAmount` */
export function readTransaction(
  node: XmlNode,
  entry: { number: number; direction: 'in' | 'out'; amount: string; currency: Currency; single: boolean },
): Transaction {
  // Before .001.04 the amount stands with the details, if at all.
  const own = readAmount(nodeAt(node, 'Amt') ?? nodeAt(node, 'AmtDtls', 'TxAmt', 'Amt'), entry.number);
  // The only one of its entry moves what the entry moves: before charges or an exchange it may have been another amount.
  const isOwn = !entry.single && own !== null;
  const direction = (isOwn ? readDirection(node) : null) ?? entry.direction;
  const currency = (isOwn ? knownCurrency(own.currency) : null) ?? entry.currency;
  const amount = isOwn ? own.amount : entry.single ? entry.amount : '0.00';
  const ordered = readAmount(nodeAt(node, 'AmtDtls', 'InstdAmt', 'Amt'), entry.number) ?? own;
  const refs = nodeAt(node, 'Refs');
  return {
    ...{ direction, amount, currency, ordered: isForeign(ordered, entry.currency) ? ordered : null },
    returnReason: readReturn(nodeAt(node, 'RtrInf')),
    endToEndId: meaningful(textAt(refs, 'EndToEndId')),
    paymentInfoId: meaningful(textAt(refs, 'PmtInfId')),
    bankReference: meaningful(textAt(refs, 'AcctSvcrRef')),
    reference: readReference(node),
    ...readParty(nodeAt(node, 'RltdPties'), direction),
    text: readText(node),
    charges: readCharges(node, entry.number),
  };
}

function isForeign(amount: Amount | null, currency: Currency): boolean {
  return amount !== null && amount.currency !== '' && amount.currency !== currency;
}

function readReturn(node: XmlNode | undefined): string | null {
  if (!node) return null;
  const words = [readCode(nodeAt(node, 'Rsn')), ...nodesAt(node, 'AddtlInf').map(({ text }) => text.trim())];
  return words.filter(Boolean).join(' ').slice(0, maxText) || '?';
}

/** The first structured reference; else one that stands alone in the free text. */
function readReference(node: XmlNode): string | null {
  const structured = nodesAt(node, 'RmtInf', 'Strd').map((part) =>
    meaningful(textAt(part, 'CdtrRefInf', 'Ref')),
  );
  const free = nodesAt(node, 'RmtInf', 'Ustrd').map(({ text }) => text);
  const found =
    structured.find((text) => text !== null) ?? free.find((text) => isReference(withoutBlanks(text)));
  const reference = found ? withoutBlanks(found).toUpperCase() : '';
  return reference === '' || reference.length > 35 ? null : reference;
}

const isReference = (text: string): boolean => /^(\d{27}|RF\d{2}[A-Z0-9]{1,21})$/i.test(text);

/** The other side: who paid, or was paid. What a bank tells of one side only is taken whatever it calls it. */
function readParty(
  parties: XmlNode | undefined,
  direction: 'in' | 'out',
): Pick<Transaction, 'counterpartyName' | 'counterpartyIban'> {
  const [role, ultimate] = direction === 'in' ? ['Dbtr', 'UltmtDbtr'] : ['Cdtr', 'UltmtCdtr'];
  const nameOf = (name: string) => textAt(parties, name, 'Pty', 'Nm') ?? textAt(parties, name, 'Nm');
  const iban = textAt(parties, `${role}Acct`, 'Id', 'IBAN');
  return {
    counterpartyName: (nameOf(role) ?? nameOf(ultimate))?.slice(0, 150) ?? null,
    counterpartyIban: iban && looksLikeIban(iban) ? withoutBlanks(iban) : null,
  };
}

/** Free text, and what documents are named beside the reference. */
function readText(node: XmlNode): string {
  const structured = nodesAt(node, 'RmtInf', 'Strd').flatMap((part) => [
    ...nodesAt(part, 'RfrdDocInf').map((document) => textAt(document, 'Nb')),
    ...nodesAt(part, 'AddtlRmtInf').map(({ text }) => text.trim()),
  ]);
  const free = nodesAt(node, 'RmtInf', 'Ustrd').map(({ text }) => text.trim());
  return [...free, ...structured, textAt(node, 'AddtlTxInf')].filter(Boolean).join(' ').slice(0, maxText);
}

/** Charges taken from the account's owner; those that somebody else bears have the amount 0. @throws `badAmount` */
export function readCharges(node: XmlNode, entry: number): StatementCharge[] {
  return nodesAt(node, 'Chrgs').flatMap((charges) => {
    const records = nodesAt(charges, 'Rcrd');
    return (records.length > 0 ? records : [charges])
      .map((record) => ({
        amount: readAmount(nodeAt(record, 'Amt'), entry)?.amount ?? '0.00',
        included: textAt(record, 'ChrgInclInd') === 'true',
      }))
      .filter(({ amount }) => !new Decimal(amount).isZero());
  });
}
