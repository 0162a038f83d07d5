import { createHash } from 'node:crypto';
import { statementLimits } from '@jahrring/contracts-bookkeeping';
import type { NamedLine } from '@jahrring/contracts-bookkeeping';
import { newId } from '@jahrring/contracts-common';
import { fromCents, toCents } from '../value';
import type { Statement, StatementRow } from '../statement-file';
import type { StatementEntity } from './statement.entity';

export type NewLine = ReturnType<typeof toLine>;

/** A row as a line of ours. */
export function toLine(statement: StatementEntity, row: StatementRow, state: 'open' | 'repeated') {
  const { key: lineKey, entryKey, bookedOn, valueOn, direction, amount, currency } = row;
  const charges = row.charges.filter(({ included }) => included).map((charge) => toCents(charge.amount));
  return {
    ...{ id: newId(), statementUid: statement.id, account: statement.account, lineKey, entryKey },
    ...{ bookedOn, valueOn, direction, amount, currency, reference: row.reference },
    charges: fromCents(charges.reduce((sum, charge) => sum + charge, 0n)),
    ...{
      endToEndId: row.endToEndId?.slice(0, 35) ?? null,
      paymentInfoId: row.paymentInfoId?.slice(0, 35) ?? null,
      bankReference: row.bankReference?.slice(0, 35) ?? null,
    },
    ...{ counterpartyName: row.counterpartyName, counterpartyIban: row.counterpartyIban, text: row.text },
    ...{ reversal: row.reversal, returnReason: row.returnReason, state },
    ...{ paymentId: null, addressId: null, bookings: 0 },
  };
}

const opens = new Set(['OPBD', 'PRCD']);

/** Returns the stored values of a statement and its lines. */
export function valuesOf(read: Statement) {
  const balance = (isWanted: (code: string) => boolean) =>
    read.balances.find(({ code, intermediate }) => isWanted(code) && !intermediate)?.amount ?? null;
  const opening = balance((code) => opens.has(code));
  const closing = balance((code) => code === 'CLBD');
  const currency = read.account.currency ?? read.balances[0]?.currency ?? read.rows[0]?.currency ?? '';
  return {
    ...{
      fromDay: read.from,
      toDay: read.to ?? lastDayOf(read),
      currency: currency.slice(0, 3),
      opening,
      closing,
    },
    difference:
      opening === null || closing === null
        ? null
        : fromCents(toCents(closing) - toCents(opening) - netOf(read)),
    ...{ lineCount: read.rows.length, leftOut: read.leftOut.slice(0, statementLimits.leftOut) },
  };
}

function netOf({ rows }: Statement): bigint {
  return rows.reduce(
    (sum, { direction, amount }) => sum + (direction === 'in' ? 1n : -1n) * toCents(amount),
    0n,
  );
}

function lastDayOf({ rows }: Statement): string | null {
  return rows.reduce<string | null>(
    (last, { bookedOn }) => (last === null || bookedOn > last ? bookedOn : last),
    null,
  );
}

/** SHA-256 of all that was read of a statement. */
export function hashOf({ balances, rows, leftOut }: Statement): string {
  return createHash('sha256')
    .update(JSON.stringify([balances, rows, leftOut]))
    .digest('hex');
}

/** A line in a few words, for what a statement's amendment changed. */
export function toNamed({
  bookedOn,
  amount,
  currency,
  direction,
  text,
  counterpartyName,
}: NamedLine): NamedLine {
  return { bookedOn, amount, currency, direction, text: text.slice(0, 100), counterpartyName };
}
