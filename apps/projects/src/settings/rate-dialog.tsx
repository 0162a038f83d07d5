import {
  costRateTargets,
  createCostRate,
  type CostRateDraft,
  type CostRateView,
} from '@jahrring/contracts-projects';
import { useT } from '@jahrring/tool-kit';
import { FormDialog, useVersionedSave } from '@jahrring/tool-kit/form';
import { searchEmployees, searchObjects } from '@jahrring/tool-kit/record-search';
import { startValues } from '@jahrring/tool-kit/start-values';
import { Columns, Stack } from '@jahrring/ui';
import { DateField, EntityPicker, MoneyField, SelectField, useWatch, useZodForm } from '@jahrring/ui/form';
import { localToday } from '@jahrring/ui/input';
import { useCreateCostRate, useUpdateCostRate } from '../controlling.api';

interface RateDialogProps {
  /** The saved rate; none for a new one. */
  rate: CostRateView | undefined;
  onClose: () => void;
}

const draftOf = (rate: CostRateView | undefined): CostRateDraft =>
  startValues({ target: 'licence', targetId: null, validFrom: localToday(), rate: '' }, rate);

/** One rate of the licence, a person or an object. */
export function RateDialog({ rate, onClose }: RateDialogProps) {
  const t = useT('projects');
  const form = useZodForm(createCostRate, draftOf(rate));
  const [create] = useCreateCostRate();
  const [update] = useUpdateCostRate();
  const { save, conflict } = useVersionedSave({
    ...{ form, record: rate, toDraft: draftOf },
    load: (current) => current as CostRateView | undefined,
    run: (values, stored) => {
      if (!stored) return create(values).unwrap();
      const { id, version } = stored;
      return update({ id, version, patch: { validFrom: values.validFrom, rate: values.rate } }).unwrap();
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={t(rate ? 'rates.editTitle' : 'rates.add')}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack>
        {conflict}
        {rate ? null : <TargetFields />}
        <Columns>
          <DateField name="validFrom" label={t('rates.validFrom')} />
          <MoneyField name="rate" label={t('rates.rate')} />
        </Columns>
      </Stack>
    </FormDialog>
  );
}

function TargetFields() {
  const t = useT('projects');
  const target = useWatch<CostRateDraft, 'target'>({ name: 'target' });
  return (
    <Columns>
      <SelectField
        name="target"
        label={t('rates.target')}
        required
        options={costRateTargets.map((value) => ({ value, label: t(`rates.of.${value}`) }))}
      />
      {target === 'licence' ? null : (
        <EntityPicker
          key={target}
          name="targetId"
          label={t(`rates.of.${target}`)}
          onSearch={target === 'employee' ? searchEmployees : searchObjects}
          required
        />
      )}
    </Columns>
  );
}
