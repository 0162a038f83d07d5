import type { LabelSource } from '@jahrring/contracts-inventory';
import type { ListArgs } from '@jahrring/tool-kit';
import { rowsOf, type ListSelection } from '@jahrring/tool-kit/list-selection';
import type { WholeChoice } from './label.dialog';

interface WholeList {
  of: Exclude<LabelSource, 'records'>;
  url: string;
  args: ListArgs;
  total: number | undefined;
}

/** All records of the inventory that a list finds, where all of them are chosen. */
export function wholeChoice(
  { allSelected }: ListSelection,
  { of, url, args, total = 0 }: WholeList,
): WholeChoice | undefined {
  if (!allSelected) return undefined;
  const load = async (most: number) => {
    const rows = await rowsOf<{ id: string }>(url, args, most);
    return { of, ids: rows.map(({ id }) => id) };
  };
  return { total, load };
}
