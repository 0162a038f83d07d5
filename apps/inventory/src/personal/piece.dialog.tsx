import { createPersonalItem, type CreatePersonalItem } from '@jahrring/contracts-inventory';
import { newUuid, notify, useT } from '@jahrring/tool-kit';
import { FormDialog, useSubmit } from '@jahrring/tool-kit/form';
import { Columns, Stack } from '@jahrring/ui';
import { DateField, SelectField, TextField, useZodForm } from '@jahrring/ui/form';
import { BillReferenceField } from './bill/bill-reference';
import { useCreateItem, usePersonalArticles } from './personal.api';

/** A piece that is known by its number. */
export function PieceDialog({ onClose }: { onClose: () => void }) {
  const t = useT('inventory');
  const { data } = usePersonalArticles({ pageSize: 'all', sort: 'title', 'filter[active]': 'true' });
  const articles = data?.items.filter(({ serial }) => serial) ?? [];
  const form = useZodForm(createPersonalItem, { id: newUuid(), articleId: '', serial: '' });
  const [create] = useCreateItem();
  const save = useSubmit(form, async (values: CreatePersonalItem) => {
    const { number, articleTitle } = await create(values).unwrap();
    notify.success(t('message.saved', { name: `${number} ${articleTitle}` }));
    onClose();
  });
  return (
    <FormDialog title={t('personal.newPiece')} form={form} onSubmit={save} onClose={onClose}>
      <Stack>
        <SelectField
          name="articleId"
          label={t('personal.article')}
          description={t('personal.oneByOneOnly')}
          options={articles.map(({ id, title }) => ({ value: id, label: title }))}
          emptyValue=""
          required
        />
        <Columns>
          <TextField name="serial" label={t('personal.serialNumber')} />
          <TextField name="size" label={t('personal.size')} />
        </Columns>
        <Columns>
          <DateField name="boughtOn" label={t('personal.boughtOn')} />
          <DateField name="nextInspectionOn" label={t('personal.nextInspection')} />
        </Columns>
        <BillReferenceField />
        <TextField name="note" label={t('field.note')} />
      </Stack>
    </FormDialog>
  );
}
