import type { LineMatch, StatementLineView, StatementView } from '@jahrring/contracts-bookkeeping';
import type { StatementLineEntity } from './statement-line.entity';
import type { StatementEntity } from './statement.entity';

export function toStatementView(statement: StatementEntity, openCount: number): StatementView {
  const { id, kind, account, statementId, sequence, page, currency, opening, closing } = statement;
  const { difference, lineCount, fileName, leftOut } = statement;
  return {
    ...{ id, kind, account, statementId, sequence, page, from: statement.fromDay, to: statement.toDay },
    ...{ currency, opening, closing, difference, lineCount, openCount, fileName, leftOut },
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
