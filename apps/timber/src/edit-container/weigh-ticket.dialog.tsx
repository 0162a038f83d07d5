import { localDateAt } from '@jahrring/contracts-common';
import {
  createWeighTicket,
  type ContainerView,
  type CreateWeighTicket,
  type WeighTicketDraft,
} from '@jahrring/contracts-timber';
import { newUuid, notify, useFormat, useT } from '@jahrring/tool-kit';
import { FormDialog, useSubmit } from '@jahrring/tool-kit/form';
import { Columns, Stack } from '@jahrring/ui';
import { DateField, NumberField, SelectField, TextField, useZodForm } from '@jahrring/ui/form';
import { useCreateWeighTicket } from '../container.api';
import { timberOptions } from '../timber-options';

/** A slip of the scales. */
export function WeighTicketDialog({ container, onClose }: { container: ContainerView; onClose: () => void }) {
  const t = useT('timber');
  const format = useFormat();
  const options = timberOptions(t);
  const [create] = useCreateWeighTicket();
  const draft: Partial<WeighTicketDraft> = {
    id: newUuid(),
    weighedOn: localDateAt(Date.now(), format.timeZone),
    ticketNumber: '',
    tareKg: container.tareKg,
    moisture: null,
    quantity: null,
    unit: null,
  };
  const form = useZodForm(createWeighTicket, draft as WeighTicketDraft);
  const save = useSubmit(form, async (ticket: CreateWeighTicket) => {
    await create({ containerId: container.id, ticket }).unwrap();
    notify.success(t('ticket.added', { title: container.title }));
    onClose();
  });
  return (
    <FormDialog title={t('ticket.add')} form={form} onSubmit={save} onClose={onClose}>
      <Stack>
        <Columns>
          <DateField name="weighedOn" label={t('ticket.weighedOn')} />
          <TextField name="ticketNumber" label={t('ticket.number')} />
        </Columns>
        <Columns>
          <NumberField name="grossKg" label={t('ticket.grossKg')} suffix="kg" autoFocus />
          <NumberField name="tareKg" label={t('ticket.tareKg')} suffix="kg" />
        </Columns>
        <Columns count={3}>
          <NumberField
            name="moisture"
            label={t('ticket.moisture')}
            valueAs="string"
            decimals={1}
            suffix="%"
          />
          <NumberField
            name="quantity"
            label={t('lot.field.quantity')}
            valueAs="string"
            decimals={3}
            suffix="m³"
          />
          <SelectField name="unit" label={t('lot.field.unit')} options={options.unit} clearable />
        </Columns>
      </Stack>
    </FormDialog>
  );
}
