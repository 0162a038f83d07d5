import type { LineMatch, StatementLineView, StatementView } from '@jahrring/contracts-bookkeeping';
import type { StatementLineEntity } from './statement-line.entity';
import type { StatementEntity } from './statement.entity';

/** `gap`: what its opening balance is more than the closing balance before it; undefined where nobody asked. */
export function toStatementView(
  statement: StatementEntity,
  openCount: number,
  gap: string | null = null,
): StatementView {
  const { id, kind, account, statementId, sequence, page, currency, opening, closing } = statement;
  const { difference, lineCount, fileName, leftOut, fileId, amendment } = statement;
  return {
    ...{ id, kind, account, statementId, sequence, page, from: statement.fromDay, to: statement.toDay },
    ...{ currency, opening, closing, difference, lineCount, openCount, fileName, leftOut },
    ...{ hasFile: fileId !== null, amendment, gap },
    createdAt: statement.createdAt.toISOString(),
  };
}

/** `withIban`: the reader books, and needs to know where money came from. */
export function toStatementLineView(
  line: StatementLineEntity,
  match: LineMatch | null,
  withIban: boolean,
): StatementLineView {
  const { id, version, account, bookedOn, valueOn, direction, amount, currency, charges, reference } = line;
  const { counterpartyName, counterpartyIban, text, reversal, returnReason, state, paymentId } = line;
  return {
    ...{
      id,
      version,
      statementId: line.statementUid,
      account,
      bookedOn,
      valueOn,
      direction,
      amount,
      currency,
    },
    ...{ charges, reference, counterpartyName, counterpartyIban: withIban ? counterpartyIban : null, text },
    ...{ reversal, returnReason, state, paymentId, match },
  };
}
