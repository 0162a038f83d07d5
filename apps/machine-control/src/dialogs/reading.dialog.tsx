import { localDateAt } from '@jahrring/contracts-common';
import {
  createReading,
  type ControlledMachine,
  type CreateReading,
  type ReadingDraft,
} from '@jahrring/contracts-machine-control';
import { newUuid, notify, useFormat, useT } from '@jahrring/tool-kit';
import { FormDialog, useSubmit } from '@jahrring/tool-kit/form';
import { Columns, Stack, Text } from '@jahrring/ui';
import { DateField, NumberField, TextAreaField, useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { useUnits } from '../use-units';
import { PhotoChoice } from './photo-choice';
import { useSaveReading } from './use-save-reading';

interface ReadingDialogProps {
  machine: ControlledMachine;
  onClose: () => void;
}

/** Dialog for the present counter reading: one figure, and optionally a photo. Works without a connection. */
export function ReadingDialog({ machine, onClose }: ReadingDialogProps) {
  const t = useT('machine-control');
  const format = useFormat();
  const units = useUnits();
  const draft: ReadingDraft = {
    id: newUuid(),
    readOn: localDateAt(Date.now(), format.timeZone),
    value: '',
    note: '',
  };
  const form = useZodForm(createReading, draft);
  const saveReading = useSaveReading(machine);
  const [photo, setPhoto] = useState<File | null>(null);
  const save = useSubmit(form, async (values: CreateReading) => {
    const saved = await saveReading(values, photo);
    if (saved === 'kept') notify.success(t('message.kept'));
    else if (saved.warnings.length === 0) notify.success(t('message.read', { title: machine.title }));
    for (const { key, params } of saved === 'kept' ? [] : saved.warnings) notify.warning(t(key, params));
    onClose();
  });
  return (
    <FormDialog
      title={t('reading.title', { title: machine.title })}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack>
        {machine.counter && machine.readOn ? (
          <Text tone="muted">
            {t('reading.last', {
              value: units.counter(machine.counter, machine.unit),
              date: format.date(machine.readOn),
            })}
          </Text>
        ) : null}
        <Columns>
          <NumberField
            name="value"
            label={t('field.value')}
            valueAs="string"
            decimals={3}
            suffix={units.unitText(machine.unit)}
            emptyValue=""
            autoFocus
          />
          <DateField name="readOn" label={t('field.readOn')} />
        </Columns>
        <PhotoChoice photo={photo} onChange={setPhoto} />
        <TextAreaField name="note" label={t('field.note')} />
      </Stack>
    </FormDialog>
  );
}
