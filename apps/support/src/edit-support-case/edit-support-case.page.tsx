import type { SupportCaseView } from '@jahrring/contracts-support';
import { problemText, useParams, useT } from '@jahrring/tool-kit';
import { Button, ErrorState, PageFrame, Skeletons } from '@jahrring/ui';
import { useSupportCase } from '../support-case.api';
import { EditSupportCase } from './edit-support-case';

/** One of them: edited, looked at, or, once deleted, restored. */
export function Component() {
  const t = useT('support');
  const { id = '' } = useParams();
  const { currentData, error, refetch } = useSupportCase(id);
  const loaded: SupportCaseView | undefined = currentData;
  // Once it is deleted or restored the form starts afresh.
  if (loaded) return <EditSupportCase key={`${loaded.id} ${loaded.deletedAt ?? ''}`} loaded={loaded} />;
  const toList = <Button to="/support/support-cases">{t('supportCase.title.list')}</Button>;
  return (
    <PageFrame title={t('supportCase.title.edit')}>
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
