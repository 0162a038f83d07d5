import type { StemView } from '@jahrring/contracts-timber';
import { problemText, useParams, useT } from '@jahrring/tool-kit';
import { Button, ErrorState, PageFrame, Skeletons } from '@jahrring/ui';
import { useStem } from '../stem.api';
import { EditStem } from './edit-stem';

/** One of them: edited, looked at, or, once deleted, restored. */
export function Component() {
  const t = useT('timber');
  const { id = '' } = useParams();
  const { currentData, error, refetch } = useStem(id);
  const loaded: StemView | undefined = currentData;
  // Once it is deleted or restored the form starts afresh.
  if (loaded) return <EditStem key={`${loaded.id} ${loaded.deletedAt ?? ''}`} loaded={loaded} />;
  const toList = <Button to="/timber/stems">{t('stem.title.list')}</Button>;
  return (
    <PageFrame title={t('stem.title.edit')}>
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
