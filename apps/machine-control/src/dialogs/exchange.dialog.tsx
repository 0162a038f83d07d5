import { localDateAt } from '@jahrring/contracts-common';
import {
  exchangeCounter,
  type ControlledMachine,
  type ExchangeCounter,
  type ExchangeDraft,
} from '@jahrring/contracts-machine-control';
import { notify, useFormat, useT } from '@jahrring/tool-kit';
import { FormDialog, useSubmit } from '@jahrring/tool-kit/form';
import { Columns, Stack, Text } from '@jahrring/ui';
import { DateField, NumberField, TextAreaField, useZodForm } from '@jahrring/ui/form';
import { useExchangeCounter } from '../machine-changes.api';
import { useUnits } from '../use-units';

interface ExchangeDialogProps {
  machine: ControlledMachine;
  onClose: () => void;
}

/** A new counter: the old one's last value and the new one's first. */
export function ExchangeDialog({ machine, onClose }: ExchangeDialogProps) {
  const t = useT('machine-control');
  const format = useFormat();
  const units = useUnits();
  const draft: ExchangeDraft = {
    exchangedOn: localDateAt(Date.now(), format.timeZone),
    oldValue: machine.counter ?? '',
    newValue: '0',
    note: '',
  };
  const form = useZodForm(exchangeCounter, draft);
  const [exchange] = useExchangeCounter();
  const save = useSubmit(form, async (values: ExchangeCounter) => {
    await exchange({ machineId: machine.id, ...values }).unwrap();
    notify.success(t('message.exchanged', { title: machine.title }));
    onClose();
  });
  const value = { valueAs: 'string', decimals: 3, suffix: units.unitText(machine.unit) } as const;
  return (
    <FormDialog title={t('exchange.title')} form={form} onSubmit={save} onClose={onClose}>
      <Stack>
        <Text tone="muted">{t('exchange.text')}</Text>
        <DateField name="exchangedOn" label={t('exchange.on')} />
        <Columns>
          <NumberField name="oldValue" label={t('exchange.old')} {...value} />
          <NumberField name="newValue" label={t('exchange.new')} {...value} />
        </Columns>
        <TextAreaField name="note" label={t('field.note')} />
      </Stack>
    </FormDialog>
  );
}
