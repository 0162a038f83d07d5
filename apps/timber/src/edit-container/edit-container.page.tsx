import type { ContainerView } from '@jahrring/contracts-timber';
import { problemText, useParams, useT } from '@jahrring/tool-kit';
import { Button, ErrorState, PageFrame, Skeletons } from '@jahrring/ui';
import { useContainer } from '../container.api';
import { EditContainer } from './edit-container';

/** One of them: edited, looked at, or, once deleted, restored. */
export function Component() {
  const t = useT('timber');
  const { id = '' } = useParams();
  const { currentData, error, refetch } = useContainer(id);
  const loaded: ContainerView | undefined = currentData;
  // Once it is deleted or restored the form starts afresh.
  if (loaded) return <EditContainer key={`${loaded.id} ${loaded.deletedAt ?? ''}`} loaded={loaded} />;
  const toList = <Button to="/timber/containers">{t('container.title.list')}</Button>;
  return (
    <PageFrame title={t('container.title.edit')}>
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
