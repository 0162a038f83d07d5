import { sumFixed, type BillableEntry } from '@jahrring/contracts-documents';

export interface EntryGroup {
  title: string;
  entries: BillableEntry[];
  /** Hours with three decimals. */
  quantity: string;
  /** Amount without VAT. */
  amount: string;
}

const MONEY_SCALE = 2;
const QUANTITY_SCALE = 3;

/** Entries by activity, in the order in which the activities first appear. */
export function groupEntries(entries: readonly BillableEntry[]): EntryGroup[] {
  const groups = new Map<string, BillableEntry[]>();
  for (const entry of entries)
    groups.set(entry.activityTitle, [...(groups.get(entry.activityTitle) ?? []), entry]);
  return [...groups].map(([title, members]) => ({ title, entries: members, ...sumEntries(members) }));
}

/** Returns the sums of some entries. */
export function sumEntries(entries: readonly BillableEntry[]): { quantity: string; amount: string } {
  return {
    quantity: sumFixed(
      entries.map((entry) => entry.quantity),
      QUANTITY_SCALE,
    ),
    amount: sumFixed(
      entries.map((entry) => entry.amount),
      MONEY_SCALE,
    ),
  };
}
