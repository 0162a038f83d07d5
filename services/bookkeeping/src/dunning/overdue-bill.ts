import { sumOf, toCents } from '../value';
import type { OpenItemEntity } from '../open-item';
import type { AllocationEntity } from '../payment';
import type { DunningLineEntity } from './dunning-line.entity';
import type { DunningRuleEntity } from './dunning-rule.entity';
import type { OverdueBill } from './dunning.types';
import { balancesOf } from './propose-letters';

const principalKinds: readonly string[] = ['bill', 'opening', 'self_billing'];

/** Fees are reminded of with bills, never alone. */
export function isPrincipal({ kind, open }: OpenItemEntity): boolean {
  return principalKinds.includes(kind) && toCents(open) > 0n;
}

interface OfItem {
  lines: readonly DunningLineEntity[];
  settled: readonly AllocationEntity[];
  credits: readonly OpenItemEntity[];
  rule: DunningRuleEntity | null;
}

export function toBill(item: OpenItemEntity, { lines, settled, credits, rule }: OfItem): OverdueBill {
  const { id: itemId, number, addressId, addressName, documentDate, dueDate, currency, exchangeRate } = item;
  const settlements = settled.map(({ settledOn, amount, discountNet, discountVat, writeOff }) => ({
    settledOn,
    total: sumOf([amount, discountNet, discountVat, writeOff]),
  }));
  return {
    ...{ itemId, number, addressId, addressName, documentDate, dueDate, currency, exchangeRate },
    ...{ amount: item.amount, open: sumOf([item.open, ...credits.map(({ open }) => open)]) },
    balances: balancesOf(item.amount, documentDate, settlements),
    letters: lines.map(({ level, issuedOn, dueDate: end, interestUntil }) => ({
      ...{ level, issuedOn, dueDate: end, interestUntil },
    })),
    rule,
  };
}
