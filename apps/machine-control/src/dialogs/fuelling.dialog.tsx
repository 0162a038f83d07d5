import { localDateAt } from '@jahrring/contracts-common';
import {
  createFuelling,
  type ControlledMachine,
  type CreateFuelling,
  type FuellingDraft,
  type FuellingView,
} from '@jahrring/contracts-machine-control';
import { newUuid, useFormat, useT } from '@jahrring/tool-kit';
import { FormDialog, useVersionedSave } from '@jahrring/tool-kit/form';
import { startValues } from '@jahrring/tool-kit/start-values';
import { Columns, Stack } from '@jahrring/ui';
import { DateField, MoneyField, NumberField, TextField, useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { useUpdateFuelling } from '../machine-changes.api';
import { useUnits } from '../use-units';
import { useSaveFuelling } from './use-save-fuelling';

interface FuellingDialogProps {
  machine: ControlledMachine;
  /** The saved one; none for a new one. */
  fuelling?: FuellingView;
  onClose: () => void;
}

/** Dialog for a fuelling; if the price is left out, the usual one applies. */
export function FuellingDialog({ machine, fuelling, onClose }: FuellingDialogProps) {
  const t = useT('machine-control');
  const format = useFormat();
  const units = useUnits();
  const [id] = useState(newUuid);
  const today = localDateAt(Date.now(), format.timeZone);
  const draftOf = (stored: FuellingView | undefined): FuellingDraft => ({
    ...startValues({ fuelledOn: today, litres: '', pricePerLitre: null, place: '', note: '' }, stored),
    counter: null,
    ...(stored ? {} : { id }),
  });
  const form = useZodForm(createFuelling, draftOf(fuelling));
  const saveFuelling = useSaveFuelling(machine);
  const [update] = useUpdateFuelling();
  const { save, conflict } = useVersionedSave<
    FuellingView | undefined,
    FuellingDraft,
    CreateFuelling,
    unknown
  >({
    ...{ form, record: fuelling, toDraft: draftOf },
    load: (current) => current as FuellingView | undefined,
    run: (values, stored) => {
      if (!stored) return saveFuelling(values);
      const { counter: _counter, ...patch } = values;
      return update({ id: stored.id, version: stored.version, patch }).unwrap();
    },
    onSaved: onClose,
    message: (saved) =>
      saved === 'kept' ? t('message.kept') : t('message.fuelled', { title: machine.title }),
  });
  return (
    <FormDialog<FuellingDraft, CreateFuelling>
      title={t('fuelling.title', { title: machine.title })}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack>
        {conflict}
        <Columns>
          <NumberField
            name="litres"
            label={t('field.litres')}
            valueAs="string"
            decimals={3}
            suffix="l"
            emptyValue=""
            autoFocus
          />
          <DateField name="fuelledOn" label={t('field.fuelledOn')} />
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
        <TextField name="place" label={t('field.place')} />
        <TextField name="note" label={t('field.note')} />
      </Stack>
    </FormDialog>
  );
}
