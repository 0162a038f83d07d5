import { problemText, useParams, useT } from '@jahrring/tool-kit';
import { Button, ErrorState, PageFrame, Skeletons } from '@jahrring/ui';
import { useEntry, useEntryForm } from '../time.api';
import { EditEntry } from './edit-entry';
import { formWithout } from './form-without';

/** One entry: changed, looked at, or, once deleted, restored. */
export function Component() {
  const t = useT('time');
  const { id = '' } = useParams();
  const query = useEntry(id);
  const options = useEntryForm(undefined);
  const entry = query.currentData;
  const back = [{ label: t('title.overview'), to: '/timeoverview' }];
  if (query.error && !entry) {
    return (
      <PageFrame title={t('title.edit')} breadcrumbs={back}>
        <ErrorState
          onRetry={() => void query.refetch()}
          actions={<Button to="/timeoverview">{t('action.back')}</Button>}
        >
          {problemText(t, query.error)}
        </ErrorState>
      </PageFrame>
    );
  }
  // Whoever may look but not record gets no lists to choose from, and needs none.
  const form = options.currentData ?? (options.error && entry ? formWithout(entry) : undefined);
  if (!entry || !form) {
    return (
      <PageFrame title={t('title.edit')} breadcrumbs={back}>
        <Skeletons lines={8} lineHeight="3.5rem" />
      </PageFrame>
    );
  }
  // Once it is deleted or restored the form starts afresh.
  return <EditEntry key={`${entry.id} ${entry.deletedAt ?? ''}`} loaded={entry} options={form} />;
}
