import type { CreateRateCategory, RateCategoryView } from '@jahrring/contracts-inventory';
import { notify, problemOf, useAbility, useFormat, useParams, useT } from '@jahrring/tool-kit';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { Alert, Button, ErrorState, Skeletons } from '@jahrring/ui';
import { useMemo } from 'react';
import { restoreIcon } from '@jahrring/ui/icons';
import { useObjectList } from '../objects.api';
import { useRate, useUpdateRate } from '../rates.api';
import { changesOf } from './rate-draft';
import { RateForm } from './rate-form';
import { useRateRemoval } from './use-rate-removal';

const listPath = '/settings/ratecategories';

/** One rate category: edited, looked at, or, once deleted, restored. */
export function Component() {
  const t = useT('inventory');
  const { id = '' } = useParams();
  const query = useRate(id);
  const category = query.currentData;
  if (category) return <EditRate key={`${category.id} ${category.deletedAt ?? ''}`} loaded={category} />;
  const problem = query.error ? problemOf(query.error) : null;
  return (
    <SettingsFrame title={t('title.editRate')} breadcrumbs={[{ label: t('title.rates'), to: listPath }]}>
      {problem ? (
        <ErrorState requestId={problem.requestId} onRetry={() => void query.refetch()}>
          {t(problem.key)}
        </ErrorState>
      ) : (
        <Skeletons lines={6} lineHeight="3.5rem" />
      )}
    </SettingsFrame>
  );
}

/** Titles of the objects single rates are for. */
function useNamed({ rates }: RateCategoryView) {
  const needed = rates.some(({ objectId }) => objectId !== null);
  const { data } = useObjectList({ pageSize: 'all' }, { skip: !needed });
  return useMemo(() => (data?.items ?? []).map(({ id, title }) => ({ id, label: title })), [data]);
}

function EditRate({ loaded }: { loaded: RateCategoryView }) {
  const t = useT('inventory');
  const format = useFormat();
  const mayWrite = useAbility().can('tools.settings.objects');
  const [update] = useUpdateRate();
  const { restore } = useRateRemoval();
  const named = useNamed(loaded);
  const readOnly = !mayWrite || loaded.deletedAt !== null;

  const save = async (values: CreateRateCategory, from: RateCategoryView = loaded) => {
    const { id, version } = from;
    const saved = await update({ id, version, patch: changesOf(from, values) }).unwrap();
    notify.success(t('message.saved', { name: saved.title }));
  };
  const deletedNote = loaded.deletedAt ? (
    <Alert
      kind="warning"
      actions={
        mayWrite ? (
          <Button size="small" icon={restoreIcon} onClick={() => void restore(loaded)}>
            {t('action.restore')}
          </Button>
        ) : undefined
      }
    >
      {t('object.deletedNote', { date: format.date(loaded.deletedAt) })}
    </Alert>
  ) : null;
  return (
    <SettingsFrame
      title={loaded.title}
      subtitle={t('object.changed', { date: format.dateTime(loaded.updatedAt) })}
      breadcrumbs={[{ label: t('title.rates'), to: listPath }]}
    >
      <RateForm
        label={loaded.title}
        stored={loaded}
        readOnly={readOnly}
        named={named}
        notes={deletedNote}
        onSave={save}
      />
    </SettingsFrame>
  );
}
