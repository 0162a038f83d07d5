import { problemOf, useParams, useT } from '@jahrring/tool-kit';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { Button, ErrorState, Skeletons } from '@jahrring/ui';
import { useObject } from '../objects.api';
import { EditObject } from './edit-object';

const listPath = '/settings/objects';

/** One object: edited, looked at, or, once deleted, restored. */
export function Component() {
  const t = useT('inventory');
  const { id = '' } = useParams();
  const query = useObject(id);
  const object = query.currentData;
  // Once it is deleted or restored the form starts afresh.
  if (object) return <EditObject key={`${object.id} ${object.deletedAt ?? ''}`} loaded={object} />;
  const problem = query.error ? problemOf(query.error) : null;
  return (
    <SettingsFrame title={t('title.editObject')} breadcrumbs={[{ label: t('title.objects'), to: listPath }]}>
      {problem ? (
        <ErrorState
          requestId={problem.requestId}
          onRetry={() => void query.refetch()}
          actions={<Button to={listPath}>{t('title.objects')}</Button>}
        >
          {t(problem.key)}
        </ErrorState>
      ) : (
        <Skeletons lines={8} lineHeight="3.5rem" />
      )}
    </SettingsFrame>
  );
}
