import type { CreateRateCategory, RateCategoryView } from '@jahrring/contracts-inventory';
import { notify, problemOf, SettingsFrame, useAbility, useFormat, useParams, useT } from '@jahrring/tool-kit';
import { Alert, Button, ErrorState, Skeletons } from '@jahrring/ui';
import { useMemo, useState } from 'react';
import { useObjectList } from '../objects.api';
import { useRate, useUpdateRate } from '../rates.api';
import { toDraft } from './rate-draft';
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
  const [base, setBase] = useState(loaded);
  const [theirs, setTheirs] = useState<RateCategoryView | null>(null);
  const readOnly = !mayWrite || loaded.deletedAt !== null;

  const save = async ({ title, active, rates }: CreateRateCategory) => {
    try {
      const { id, version } = base;
      const saved = await update({ id, version, patch: { title, active, rates } }).unwrap();
      notify.success(t('message.saved', { name: saved.title }));
      return true;
    } catch (error) {
      const problem = problemOf(error);
      if (problem.status !== 412 || !problem.current) throw error;
      setTheirs(problem.current as RateCategoryView);
      return false;
    }
  };
  const takeTheirs = () => {
    if (!theirs) return;
    setBase(theirs);
    setTheirs(null);
  };
  const deletedNote = loaded.deletedAt ? (
    <Alert
      kind="warning"
      actions={
        mayWrite ? (
          <Button size="small" icon="restore" onClick={() => void restore(loaded)}>
            {t('action.restore')}
          </Button>
        ) : undefined
      }
    >
      {t('object.deletedNote', { date: format.date(loaded.deletedAt) })}
    </Alert>
  ) : null;
  const staleNote = theirs ? (
    <Alert
      kind="warning"
      actions={
        <Button size="small" onClick={takeTheirs}>
          {t('action.reload')}
        </Button>
      }
    >
      {t('message.staleRecord')}
    </Alert>
  ) : null;
  return (
    <SettingsFrame
      title={base.title}
      subtitle={t('object.changed', { date: format.dateTime(base.updatedAt) })}
      breadcrumbs={[{ label: t('title.rates'), to: listPath }]}
    >
      <RateForm
        key={base.version}
        label={base.title}
        draft={toDraft(base)}
        readOnly={readOnly}
        named={named}
        notes={deletedNote ?? staleNote}
        onSave={save}
      />
    </SettingsFrame>
  );
}
