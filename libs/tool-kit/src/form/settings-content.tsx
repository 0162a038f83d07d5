import { problemOf, problemText, useT } from '@jahrring/tool-kit';
import { ErrorState, Skeletons } from '@jahrring/ui';
import type { ReactNode } from 'react';

interface SettingsContentProps<S> {
  /** The settings as a query of the API answers them. */
  query: { currentData?: S | undefined; error?: unknown; refetch: () => unknown };
  children: (settings: S) => ReactNode;
}

/** Content of a page of settings: while they are loading, after an error, or once they are loaded. */
export function SettingsContent<S>({ query, children }: SettingsContentProps<S>) {
  const t = useT();
  if (query.currentData !== undefined) return children(query.currentData);
  if (!query.error) return <Skeletons lines={8} lineHeight="3.5rem" />;
  return (
    <ErrorState requestId={problemOf(query.error).requestId} onRetry={() => void query.refetch()}>
      {problemText(t, query.error)}
    </ErrorState>
  );
}
