import { createContainer, type CreateContainer } from '@jahrring/contracts-timber';
import { notify, useLeave, useProblemToForm, useT } from '@jahrring/tool-kit';
import { PageFrame, Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { useCreateContainer } from '../container.api';
import { newDraft } from './container-draft';
import { ContainerFormFields } from './container-form-fields';

const listPath = '/timber/containers';

/** A new one. */
export function Component() {
  const t = useT('timber');
  const form = useZodForm(createContainer, newDraft());
  const toForm = useProblemToForm(form);
  const [create] = useCreateContainer();
  const leave = useLeave(form.formState.isDirty);

  const save = async (values: CreateContainer) => {
    const answer = await create(values);
    if (answer.error) {
      toForm(answer.error);
      return;
    }
    notify.success(t('container.message.created', { title: answer.data.title }));
    leave(listPath);
  };

  return (
    <PageFrame
      title={t('container.title.create')}
      breadcrumbs={[{ label: t('container.title.list'), to: listPath }]}
    >
      <Form form={form} onSubmit={save} label={t('container.title.create')}>
        <Stack gap={6}>
          <ContainerFormFields />
          <FormActions onCancel={() => leave(listPath)} />
        </Stack>
      </Form>
    </PageFrame>
  );
}
