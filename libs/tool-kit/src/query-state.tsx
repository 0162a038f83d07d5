import { problemText, useT } from '@jahrring/tool-kit';
import { ErrorState, Skeletons, type SkeletonsProps } from '@jahrring/ui';

interface QueryStateProps extends SkeletonsProps {
  query: { error?: unknown; refetch: () => unknown };
}

/** In the place of an answer that is not there: its failure with a way to ask again, or skeletons while it is coming. */
export function QueryState({ query, ...skeletons }: QueryStateProps) {
  const t = useT();
  if (!query.error) return <Skeletons {...skeletons} />;
  return <ErrorState onRetry={() => void query.refetch()}>{problemText(t, query.error)}</ErrorState>;
}
