import { localDateAt } from '@jahrring/contracts-common';
import { createStockTake, type CreateStockTake } from '@jahrring/contracts-inventory';
import { newUuid, useFormat, useNavigate, useT } from '@jahrring/tool-kit';
import { FormDialog, useSubmit } from '@jahrring/tool-kit/form';
import { Stack, Text } from '@jahrring/ui';
import { DateField, TextField, useZodForm } from '@jahrring/ui/form';
import { useCreateStockTake } from './stock-takes.api';

/** Begins a stock take and opens its counting list. */
export function StockTakeDialog({ onClose }: { onClose: () => void }) {
  const t = useT('inventory');
  const format = useFormat();
  const navigate = useNavigate();
  const on = localDateAt(Date.now(), format.timeZone);
  const title = t('stockTake.usualTitle', { day: format.date(on) });
  const form = useZodForm(createStockTake, { id: newUuid(), title, on });
  const [create] = useCreateStockTake();
  const save = useSubmit(form, async (values: CreateStockTake) => {
    const { id } = await create(values).unwrap();
    void navigate(`/personal-inventory/stock-takes/${id}`);
  });
  return (
    <FormDialog
      title={t('stockTake.create')}
      form={form}
      submitLabel={t('stockTake.begin')}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack>
        <Text tone="muted">{t('stockTake.createText')}</Text>
        <TextField name="title" label={t('field.title')} />
        <DateField name="on" label={t('personal.day')} />
      </Stack>
    </FormDialog>
  );
}
