import type { LotView } from '@jahrring/contracts-timber';
import { problemText, useParams, useT } from '@jahrring/tool-kit';
import { Button, ErrorState, PageFrame, Skeletons } from '@jahrring/ui';
import { useLot } from '../lot.api';
import { EditLot } from './edit-lot';

/** One of them: edited, looked at, or, once deleted, restored. */
export function Component() {
  const t = useT('timber');
  const { id = '' } = useParams();
  const { currentData, error, refetch } = useLot(id);
  const loaded: LotView | undefined = currentData;
  // Once it is deleted or restored the form starts afresh.
  if (loaded) return <EditLot key={`${loaded.id} ${loaded.deletedAt ?? ''}`} loaded={loaded} />;
  const toList = <Button to="/timber">{t('lot.title.list')}</Button>;
  return (
    <PageFrame title={t('lot.title.edit')}>
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
