import { createOrigin, type CreateOrigin } from '@jahrring/contracts-timber';
import { notify, useLeave, useProblemToForm, useT } from '@jahrring/tool-kit';
import { PageFrame, Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { useCreateOrigin } from '../origin.api';
import { newDraft } from './origin-draft';
import { OriginFormFields } from './origin-form-fields';

const listPath = '/timber/origins';

/** A new one. */
export function Component() {
  const t = useT('timber');
  const form = useZodForm(createOrigin, newDraft());
  const toForm = useProblemToForm(form);
  const [create] = useCreateOrigin();
  const leave = useLeave(form.formState.isDirty);

  const save = async (values: CreateOrigin) => {
    const answer = await create(values);
    if (answer.error) {
      toForm(answer.error);
      return;
    }
    notify.success(t('origin.message.created', { title: answer.data.title }));
    leave(listPath);
  };

  return (
    <PageFrame
      title={t('origin.title.create')}
      breadcrumbs={[{ label: t('origin.title.list'), to: listPath }]}
    >
      <Form form={form} onSubmit={save} label={t('origin.title.create')}>
        <Stack gap={6}>
          <OriginFormFields />
          <FormActions onCancel={() => leave(listPath)} />
        </Stack>
      </Form>
    </PageFrame>
  );
}
