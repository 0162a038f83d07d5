import { problemText, useT } from '@jahrring/tool-kit';
import { Button, ErrorState, PageFrame, Skeletons } from '@jahrring/ui';
import type { RecordName } from './record-name';

interface LoadingRecordProps {
  name: RecordName;
  listPath: string;
  error: unknown;
  onRetry: () => void;
}

/** The page of a record until it is loaded, or why it cannot be. */
export function LoadingRecord({ name, listPath, error, onRetry }: LoadingRecordProps) {
  const t = useT('timber');
  const toList = <Button to={listPath}>{t(`${name}.title.list`)}</Button>;
  return (
    <PageFrame title={t(`${name}.title.edit`)}>
      {error ? (
        <ErrorState onRetry={onRetry} actions={toList}>
          {problemText(t, error)}
        </ErrorState>
      ) : (
        <Skeletons lines={4} lineHeight="3.5rem" />
      )}
    </PageFrame>
  );
}
