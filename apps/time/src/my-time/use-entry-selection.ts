import type { ListArgs } from '@jahrring/tool-kit';
import { narrowing, useListSelection } from '@jahrring/tool-kit/list-selection';
import type { BulkSelection } from '../bulk/bulk.api';

/** The ticked entries of a list, or all it finds. */
export function useEntrySelection(args: ListArgs) {
  const selection = useListSelection(args);
  return {
    ...selection,
    of: (some: readonly string[]): BulkSelection =>
      selection.allSelected ? { query: narrowing(args) } : { ids: some },
  };
}
