import { entryKinds } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { SegmentedControl } from '@jahrring/ui';
import { EntityPicker, SelectField, useFormContext, useWatch } from '@jahrring/ui/form';
import { searchEmployees, searchObjects } from '../entry-form/search-options';
import { useEntryForm } from '../time.api';
import { rateTargets, type RateForm } from './rate-draft';

export function TargetFields() {
  const t = useT('time');
  const { setValue } = useFormContext<RateForm>();
  const [target, kind] = useWatch<RateForm, ['target', 'kind']>({ name: ['target', 'kind'] });
  return (
    <>
      <SegmentedControl
        label={t('rates.for')}
        options={rateTargets.map((value) => ({ value, label: t(`rates.target.${value}`) }))}
        value={target ?? 'person'}
        onChange={(next) => setValue('target', next, { shouldDirty: true })}
      />
      {target === 'person' ? (
        <EntityPicker name="employeeId" label={t('field.employee')} onSearch={searchEmployees} required />
      ) : (
        <>
          <SelectField
            name="kind"
            label={t('field.kind')}
            options={entryKinds
              .filter((value) => value !== 'externals')
              .map((value) => ({ value, label: t(`kind.${value}`) }))}
            required
          />
          {kind === 'hours' ? <ActivityField /> : <ObjectField kind={kind} />}
        </>
      )}
    </>
  );
}

function ActivityField() {
  const t = useT('time');
  const { currentData: options } = useEntryForm(undefined);
  const activities = options?.activities ?? [];
  return (
    <SelectField
      name="objectId"
      label={t('field.activity')}
      options={activities.map(({ id, title }) => ({ value: id, label: title }))}
      required
    />
  );
}

function ObjectField({ kind }: { kind: RateForm['kind'] }) {
  const t = useT('time');
  return (
    <EntityPicker
      key={kind}
      name="objectId"
      label={t(`kind.${kind}`)}
      onSearch={async (search, signal) =>
        (await searchObjects(kind, search, signal)).map(({ id, title }) => ({ id, label: title }))
      }
      required
    />
  );
}
