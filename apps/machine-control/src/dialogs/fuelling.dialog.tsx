import { localDateAt } from '@jahrring/contracts-common';
import {
  createFuelling,
  fuellingLimits,
  type ControlledMachine,
  type CreateFuelling,
  type FuellingDraft,
  type FuellingView,
} from '@jahrring/contracts-machine-control';
import { newUuid, notify, useFormat, useProblemToForm, useT } from '@jahrring/tool-kit';
import { FormDialog } from '@jahrring/tool-kit/form';
import { Columns, Stack } from '@jahrring/ui';
import { DateField, Form, MoneyField, NumberField, TextField, useZodForm } from '@jahrring/ui/form';
import { useUpdateFuelling } from '../machine-changes.api';
import { useUnits } from '../use-units';
import { useSaveFuelling } from './use-save-fuelling';

const formId = 'machine-fuelling-form';

interface FuellingDialogProps {
  machine: ControlledMachine;
  /** The saved one; none for a new one. */
  fuelling?: FuellingView;
  onClose: () => void;
}

/** What went into the tank; a price that is left out is the usual one. */
export function FuellingDialog({ machine, fuelling, onClose }: FuellingDialogProps) {
  const t = useT('machine-control');
  const format = useFormat();
  const units = useUnits();
  const draft: FuellingDraft = {
    fuelledOn: fuelling?.fuelledOn ?? localDateAt(Date.now(), format.timeZone),
    litres: fuelling?.litres ?? '',
    pricePerLitre: fuelling?.pricePerLitre ?? null,
    place: fuelling?.place ?? '',
    note: fuelling?.note ?? '',
    counter: null,
    ...(fuelling ? {} : { id: newUuid() }),
  };
  const form = useZodForm(createFuelling, draft);
  const showProblem = useProblemToForm(form);
  const saveFuelling = useSaveFuelling(machine);
  const [update] = useUpdateFuelling();
  const save = async (values: CreateFuelling) => {
    const { counter: _counter, ...patch } = values;
    try {
      const saved = fuelling
        ? await update({ id: fuelling.id, version: fuelling.version, patch }).unwrap()
        : await saveFuelling(values);
      notify.success(saved === 'kept' ? t('message.kept') : t('message.fuelled', { title: machine.title }));
      onClose();
    } catch (error) {
      showProblem(error);
    }
  };
  return (
    <FormDialog
      title={t('fuelling.title', { title: machine.title })}
      formId={formId}
      saving={form.formState.isSubmitting}
      onClose={onClose}
    >
      <Form<FuellingDraft, CreateFuelling> form={form} id={formId} onSubmit={save}>
        <Stack>
          <Columns>
            <NumberField
              name="litres"
              label={t('field.litres')}
              valueAs="string"
              decimals={3}
              suffix="l"
              emptyValue=""
              required
              autoFocus
            />
            <DateField name="fuelledOn" label={t('field.fuelledOn')} required />
          </Columns>
          <Columns>
            <MoneyField
              name="pricePerLitre"
              label={t('field.pricePerLitre')}
              description={t('fuelling.priceHint')}
              currency={units.currency}
              decimals={4}
            />
            {fuelling ? null : (
              <NumberField
                name="counter"
                label={t('field.value')}
                valueAs="string"
                decimals={3}
                suffix={units.unitText(machine.unit)}
              />
            )}
          </Columns>
          <TextField name="place" label={t('field.place')} maxLength={fuellingLimits.place} />
          <TextField name="note" label={t('field.note')} maxLength={fuellingLimits.note} />
        </Stack>
      </Form>
    </FormDialog>
  );
}
