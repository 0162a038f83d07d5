import { entryImportLimits } from '@jahrring/contracts-bookkeeping';
import type { AddedEntry, EntryImportPlan, EntryImportView } from '@jahrring/contracts-bookkeeping';
import { toCents } from '../value';
import type { EntryImportEntity } from './entry-import.entity';
import type { ImportedTransaction } from './imported-transaction';
import { totalOf, totalOfAll } from './plan-entries';
import type { PlannedEntries } from './plan-entries';

const { shown } = entryImportLimits;

export function toEntryImportView(one: EntryImportEntity): EntryImportView {
  const { id, version, state, fileName, firstDay, lastDay, transactions, known, added, total } = one;
  return {
    ...{ id, version, state, fileName, firstDay, lastDay, transactions, known, added, total },
    ...{ createdAt: one.createdAt.toISOString(), committedAt: one.committedAt?.toISOString() ?? null },
  };
}

export function toEntryImportPlan(one: EntryImportEntity, planned: PlannedEntries): EntryImportPlan {
  const { known, added, differing, problems } = planned;
  return {
    ...toEntryImportView(one),
    ...{ known, added: added.length, total: totalOfAll(added) },
    entries: added.slice(0, shown).map(toAdded),
    ...{ differing: differing.slice(0, shown), differingCount: differing.length },
    ...{ problems: problems.slice(0, shown), problemCount: problems.length },
  };
}

function toAdded(transaction: ImportedTransaction): AddedEntry {
  const { line, bookedOn, documentNumber, text, lines } = transaction;
  const accounts = (sign: 1 | -1) => [
    ...new Set(
      lines.filter(({ amount }) => toCents(amount) * BigInt(sign) > 0n).map(({ account }) => account),
    ),
  ];
  return {
    ...{ line, bookedOn, documentNumber, text, debit: accounts(1), credit: accounts(-1) },
    amount: totalOf(transaction),
  };
}
