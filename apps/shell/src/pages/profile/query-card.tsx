import { problemOf, problemText, useT } from '@jahrring/tool-kit';
import { Card, ErrorState, Skeletons } from '@jahrring/ui';
import type { ReactNode } from 'react';

export interface QueryCardProps<T> {
  title: string;
  query: { data?: T | undefined; error?: unknown; refetch: () => unknown };
  lines?: number;
  children: (data: T) => ReactNode;
}

/** A card whose content comes from the server: skeleton, error, content. */
export function QueryCard<T>({ title, query, lines = 3, children }: QueryCardProps<T>) {
  const t = useT('shell');
  const { data, error } = query;
  return (
    <Card title={title}>
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <ErrorState requestId={problemOf(error).requestId} onRetry={() => void query.refetch()}>
          {problemText(t, error)}
        </ErrorState>
      ) : (
        <Skeletons lines={lines} lineHeight="2.75rem" />
      )}
    </Card>
  );
}
