import { problemText, type ListStateApi, type Translate } from '@jahrring/tool-kit';

interface GridQuery<Row> {
  data?: { items: readonly Row[]; total: number } | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Returns what a grid shows of a list of the API: its rows, its state in the address, and a failure in words. */
export function gridOf<Row>(
  t: Translate,
  list: Pick<ListStateApi, 'state' | 'set'>,
  { data, error, isFetching, refetch }: GridQuery<Row>,
) {
  return {
    rows: data?.items,
    total: data?.total,
    state: list.state,
    onStateChange: list.set,
    loading: isFetching,
    error: error ? problemText(t, error) : undefined,
    onRetry: () => void refetch(),
  };
}
