import type { OriginView } from '@jahrring/contracts-timber';
import { problemText, useParams, useT } from '@jahrring/tool-kit';
import { Button, ErrorState, PageFrame, Skeletons } from '@jahrring/ui';
import { useOrigin } from '../origin.api';
import { EditOrigin } from './edit-origin';

/** One of them: edited, looked at, or, once deleted, restored. */
export function Component() {
  const t = useT('timber');
  const { id = '' } = useParams();
  const { currentData, error, refetch } = useOrigin(id);
  const loaded: OriginView | undefined = currentData;
  // Once it is deleted or restored the form starts afresh.
  if (loaded) return <EditOrigin key={`${loaded.id} ${loaded.deletedAt ?? ''}`} loaded={loaded} />;
  const toList = <Button to="/timber/origins">{t('origin.title.list')}</Button>;
  return (
    <PageFrame title={t('origin.title.edit')}>
      {error ? (
        <ErrorState onRetry={() => void refetch()} actions={toList}>
          {problemText(t, error)}
        </ErrorState>
      ) : (
        <Skeletons lines={4} lineHeight="3.5rem" />
      )}
    </PageFrame>
  );
}
