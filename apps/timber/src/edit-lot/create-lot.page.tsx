import { localDateAt } from '@jahrring/contracts-common';
import { createLot, type CreateLot } from '@jahrring/contracts-timber';
import { notify, useFormat, useLeave, useProblemToForm, useT } from '@jahrring/tool-kit';
import { PageFrame, Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { useCreateLot } from '../lot.api';
import { newDraft } from './lot-draft';
import { LotFormFields } from './lot-form-fields';

const listPath = '/timber';

/** A new one. */
export function Component() {
  const t = useT('timber');
  const format = useFormat();
  const form = useZodForm(createLot, newDraft(localDateAt(Date.now(), format.timeZone)));
  const toForm = useProblemToForm(form);
  const [create] = useCreateLot();
  const leave = useLeave(form.formState.isDirty);

  const save = async (values: CreateLot) => {
    const answer = await create(values);
    if (answer.error) {
      toForm(answer.error);
      return;
    }
    notify.success(t('lot.message.created', { title: answer.data.title }));
    leave(`/timber/lots/${answer.data.id}`);
  };

  return (
    <PageFrame title={t('lot.title.create')} breadcrumbs={[{ label: t('lot.title.list'), to: listPath }]}>
      <Form form={form} onSubmit={save} label={t('lot.title.create')}>
        <Stack gap={6}>
          <LotFormFields />
          <FormActions onCancel={() => leave(listPath)} />
        </Stack>
      </Form>
    </PageFrame>
  );
}
