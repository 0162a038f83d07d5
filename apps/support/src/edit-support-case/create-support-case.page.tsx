import { createSupportCase, type CreateSupportCase } from '@jahrring/contracts-support';
import { notify, useLeave, useProblemToForm, useT } from '@jahrring/tool-kit';
import { PageFrame, Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { useCreateSupportCase } from '../support-case.api';
import { SupportCaseFormFields } from './support-case-form-fields';

const listPath = '/support/support-cases';

/** A new one. */
export function Component() {
  const t = useT('support');
  const form = useZodForm(createSupportCase, { title: '', note: '' });
  const toForm = useProblemToForm(form);
  const [create] = useCreateSupportCase();
  const leave = useLeave(form.formState.isDirty);

  const save = async (values: CreateSupportCase) => {
    const answer = await create(values);
    if (answer.error) {
      toForm(answer.error);
      return;
    }
    notify.success(t('supportCase.message.created', { title: answer.data.title }));
    leave(listPath);
  };

  return (
    <PageFrame
      title={t('supportCase.title.create')}
      breadcrumbs={[{ label: t('supportCase.title.list'), to: listPath }]}
    >
      <Form form={form} onSubmit={save} label={t('supportCase.title.create')}>
        <Stack gap={6}>
          <SupportCaseFormFields />
          <FormActions onCancel={() => leave(listPath)} />
        </Stack>
      </Form>
    </PageFrame>
  );
}
