import { openingLimits } from '@jahrring/contracts-bookkeeping';
import type { OpeningView } from '@jahrring/contracts-bookkeeping';
import { negated, sumOf, toCents } from '../value';
import type { PlannedOpening } from './opening-planner';
import type { OpeningEntity } from './opening.entity';

const nothing: PlannedOpening = { balances: [], items: [], problems: [], refusals: [] };

/** `planned`: what a draft would do; null of one that was taken over. */
export function toOpeningView(opening: OpeningEntity, planned: PlannedOpening | null): OpeningView {
  const { id, version, state, day, balancesFile, balanceRows, itemsFile, itemRows } = opening;
  const { balances, items, problems, refusals } = planned ?? nothing;
  const fileOf = (fileName: string | null, rows: readonly unknown[]) =>
    fileName === null ? null : { fileName, rows: rows.length };
  const ofSide = (side: 'debtor' | 'creditor') => items.filter((item) => item.side === side);
  const baseOf = (side: 'debtor' | 'creditor') => sumOf(ofSide(side).map(({ baseAmount }) => baseAmount));
  const amounts = balances.map(({ amount }) => amount);
  return {
    ...{ id, version, state, day, balances: fileOf(balancesFile, balanceRows) },
    items: fileOf(itemsFile, itemRows),
    sums: {
      debit: sumOf(amounts.filter((amount) => toCents(amount) > 0n)),
      credit: negated(sumOf(amounts.filter((amount) => toCents(amount) < 0n))),
      ...{ debtors: baseOf('debtor'), creditors: baseOf('creditor') },
    },
    sides: (['debtor', 'creditor'] as const).map((side) => ({ side, count: ofSide(side).length })),
    ...{ problems: problems.slice(0, openingLimits.problems), problemCount: problems.length, refusals },
    committedAt: opening.committedAt?.toISOString() ?? null,
  };
}
