import type { DunningLetterView, DunningRuleView } from '@jahrring/contracts-bookkeeping';
import { sumOf } from '../value';
import type { DunningLetterEntity } from './dunning-letter.entity';
import type { DunningRuleEntity } from './dunning-rule.entity';

/** @param open what is open now, by the id of the item */
export function toLetterView(
  letter: DunningLetterEntity,
  open: ReadonlyMap<string, string>,
): DunningLetterView {
  const { id, version, runId, number, issuedOn, dueDate, addressId, addressName, currency, level } = letter;
  const { lines, earlierFees, fee, interest, total, email, mailState, mailError, cancelReason } = letter;
  return {
    ...{ id, version, runId, number, issuedOn, dueDate, addressId, addressName, currency, level },
    ...{ lines, open: letter.open, earlierFees, fee, interest, total, email, mailState, mailError },
    stillOpen: sumOf(lines.map(({ itemId }) => open.get(itemId) ?? '0.00')),
    sentAt: letter.sentAt?.toISOString() ?? null,
    cancelledAt: letter.cancelledAt?.toISOString() ?? null,
    cancelReason,
  };
}

export function toRuleView(rule: DunningRuleEntity): DunningRuleView {
  const { id, version, target, targetId, kind, until, reason, createdAt } = rule;
  return { id, version, target, targetId, kind, until, reason, createdAt: createdAt.toISOString() };
}
