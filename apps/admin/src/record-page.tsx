import { problemText, problemOf, useT } from '@jahrring/tool-kit';
import { type Breadcrumb, ErrorState, PageFrame, Skeletons } from '@jahrring/ui';

export interface RecordPageProps {
  title: string;
  breadcrumbs: readonly Breadcrumb[];
  error: unknown;
  onRetry: () => void;
}

/** The page of a record that is still on its way, or cannot be had. */
export function RecordPage({ title, breadcrumbs, error, onRetry }: RecordPageProps) {
  const t = useT('admin');
  return (
    <PageFrame title={title} breadcrumbs={breadcrumbs}>
      {error ? (
        <ErrorState requestId={problemOf(error).requestId} onRetry={onRetry}>
          {problemText(t, error)}
        </ErrorState>
      ) : (
        <Skeletons lines={8} lineHeight="3.5rem" />
      )}
    </PageFrame>
  );
}
