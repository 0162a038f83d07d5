import type { ListArgs } from '@jahrring/tool-kit';
import { rowsOf } from '@jahrring/tool-kit/list-selection';
import type { WholeChoice } from './label.dialog';

/** All machines or objects that a list finds. */
export function wholeObjects(url: string, args: ListArgs, total: number): WholeChoice {
  const load = async (most: number) => {
    const rows = await rowsOf<{ id: string }>(url, args, most);
    return { of: 'objects' as const, ids: rows.map(({ id }) => id) };
  };
  return { total, load };
}
