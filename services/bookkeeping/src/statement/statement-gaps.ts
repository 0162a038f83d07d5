import { fromCents, toCents } from '../value';
import type { StatementEntity } from './statement.entity';

export type Balanced = Pick<StatementEntity, 'id' | 'account' | 'kind' | 'opening' | 'closing'>;

/**
 * Returns the amount that the account had more at the beginning of a statement than at the end of the one before it, by
 * the statement's id: another statement of the bank lies between them. Statements that follow on each other are left
 * out.
 *
 * @param statements in the order of their days; pages of one statement share one opening and one closing balance
 */
export function gapsBefore(statements: readonly Balanced[]): Map<string, string> {
  const gaps = new Map<string, string>();
  const closings = new Map<string, string>();
  for (const { id, account, kind, opening, closing } of statements) {
    if (kind !== 'statement') continue;
    const before = closings.get(account);
    if (opening !== null && before !== undefined && toCents(opening) !== toCents(before)) {
      gaps.set(id, fromCents(toCents(opening) - toCents(before)));
    }
    if (closing !== null) closings.set(account, closing);
  }
  return gaps;
}
