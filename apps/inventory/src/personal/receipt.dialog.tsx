import { localDateAt } from '@jahrring/contracts-common';
import {
  receivePersonalArticle,
  type PersonalArticleView,
  type ReceivePersonalArticle,
} from '@jahrring/contracts-inventory';
import { newUuid, notify, useFormat, useT } from '@jahrring/tool-kit';
import { FormDialog, useSubmit } from '@jahrring/tool-kit/form';
import { Columns, Stack } from '@jahrring/ui';
import { DateField, NumberField, SelectField, TextField, useZodForm } from '@jahrring/ui/form';
import { BillReferenceField } from './bill/bill-reference';
import { useReceive } from './personal.api';

interface ReceiptDialogProps {
  article: PersonalArticleView;
  onClose: () => void;
}

/** Pieces that were bought, with the number of the supplier's bill. */
export function ReceiptDialog({ article, onClose }: ReceiptDialogProps) {
  const t = useT('inventory');
  const format = useFormat();
  const [size = null] = article.sizes;
  const form = useZodForm(receivePersonalArticle, {
    id: newUuid(),
    size,
    quantity: 1,
    on: localDateAt(Date.now(), format.timeZone),
    documentReference: null,
    note: null,
  });
  const [receive] = useReceive();
  const save = useSubmit(form, async (values: ReceivePersonalArticle) => {
    const { title, stock } = await receive({ ...values, articleId: article.id }).unwrap();
    notify.success(t('personal.received', { title, stock: format.number(stock) }));
    onClose();
  });
  return (
    <FormDialog
      title={t('personal.receiveOf', { title: article.title })}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack>
        <Columns>
          <NumberField name="quantity" label={t('personal.quantity')} autoFocus />
          {article.sizes.length > 0 ? (
            <SelectField
              name="size"
              label={t('personal.size')}
              options={article.sizes.map((value) => ({ value, label: value }))}
              required
            />
          ) : null}
          <DateField name="on" label={t('personal.day')} />
        </Columns>
        <BillReferenceField />
        <TextField name="note" label={t('field.note')} />
      </Stack>
    </FormDialog>
  );
}
