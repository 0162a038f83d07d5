import {
  acceptMillMeasurement,
  disputeMillMeasurement,
  type AcceptMillMeasurement,
  type DisputeMillMeasurement,
  type MillMeasurementView,
} from '@jahrring/contracts-timber';
import { notify, useFormat, useT } from '@jahrring/tool-kit';
import { FormDialog, useSubmit } from '@jahrring/tool-kit/form';
import { Stack, Text } from '@jahrring/ui';
import { DateField, TextAreaField, TextField, useZodForm } from '@jahrring/ui/form';
import { cubic } from '../figures';
import { useAcceptMill, useDisputeMill } from './mill.api';

interface DecideDialogProps {
  measurement: MillMeasurementView;
  onClose: () => void;
}

/** Accepts the mill's measurement: it is billed instead of the own list. */
export function AcceptDialog({ measurement, onClose }: DecideDialogProps) {
  const t = useT('timber');
  const format = useFormat();
  const { id, version, creditNumber, creditOn } = measurement;
  const form = useZodForm(acceptMillMeasurement, { creditNumber, creditOn });
  const [accept] = useAcceptMill();
  const save = useSubmit(form, async (credit: AcceptMillMeasurement) => {
    await accept({ id, version, credit }).unwrap();
    notify.success(t('mill.accept.done'));
    onClose();
  });
  const value = measurement.value === null ? '–' : format.amount(measurement.value);
  return (
    <FormDialog
      title={t('mill.accept.title')}
      form={form}
      submitLabel={t('mill.accept.action')}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack>
        <Text as="p">{t('mill.accept.text', { volume: cubic(format, measurement.volume), value })}</Text>
        <TextField name="creditNumber" label={t('mill.field.creditNumber')} autoFocus />
        <DateField name="creditOn" label={t('mill.field.creditOn')} />
      </Stack>
    </FormDialog>
  );
}

/** Says why the measurement is not taken as it is. */
export function DisputeDialog({ measurement, onClose }: DecideDialogProps) {
  const t = useT('timber');
  const { id, version } = measurement;
  const form = useZodForm(disputeMillMeasurement, { reason: '' });
  const [dispute] = useDisputeMill();
  const save = useSubmit(form, async ({ reason }: DisputeMillMeasurement) => {
    await dispute({ id, version, reason }).unwrap();
    notify.success(t('mill.dispute.done'));
    onClose();
  });
  return (
    <FormDialog
      title={t('mill.dispute.title')}
      form={form}
      submitLabel={t('mill.dispute.action')}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack>
        <Text as="p">{t('mill.dispute.text')}</Text>
        <TextAreaField name="reason" label={t('mill.field.reason')} autoFocus />
      </Stack>
    </FormDialog>
  );
}
