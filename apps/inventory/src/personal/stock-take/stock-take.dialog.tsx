import { localDateAt } from '@jahrring/contracts-common';
import { createStockTake, type CreateStockTake, type StockTakeDraft } from '@jahrring/contracts-inventory';
import { newUuid, useFormat, useNavigate, useProblemToForm, useT } from '@jahrring/tool-kit';
import { Button, Modal, Stack, Text } from '@jahrring/ui';
import { DateField, Form, TextField, useZodForm } from '@jahrring/ui/form';
import { useCreateStockTake } from './stock-takes.api';

const formId = 'stock-take-form';

/** Begins a stock take and opens its counting list. */
export function StockTakeDialog({ onClose }: { onClose: () => void }) {
  const t = useT('inventory');
  const format = useFormat();
  const navigate = useNavigate();
  const on = localDateAt(Date.now(), format.timeZone);
  const title = t('stockTake.usualTitle', { day: format.date(on) });
  const form = useZodForm(createStockTake, { id: newUuid(), title, on });
  const showProblem = useProblemToForm(form);
  const [create] = useCreateStockTake();
  const save = async (values: CreateStockTake) => {
    try {
      const { id } = await create(values).unwrap();
      void navigate(`/personal-inventory/stock-takes/${id}`);
    } catch (error) {
      showProblem(error);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('stockTake.create')}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={form.formState.isSubmitting}>
            {t('stockTake.begin')}
          </Button>
        </>
      }
    >
      <Form<StockTakeDraft, CreateStockTake> form={form} id={formId} onSubmit={save}>
        <Stack>
          <Text tone="muted">{t('stockTake.createText')}</Text>
          <TextField name="title" label={t('field.title')} required />
          <DateField name="on" label={t('personal.day')} required />
        </Stack>
      </Form>
    </Modal>
  );
}
