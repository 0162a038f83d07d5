import { createMachineReading, type CreateMachineReading } from '@jahrring/contracts-machine-control';
import { notify, useLeave, useProblemToForm, useT } from '@jahrring/tool-kit';
import { PageFrame, Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { useCreateMachineReading } from '../machine-reading.api';
import { MachineReadingFormFields } from './machine-reading-form-fields';

const listPath = '/machine-control/machine-readings';

/** A new one. */
export function Component() {
  const t = useT('machine-control');
  const form = useZodForm(createMachineReading, { title: '', note: '' });
  const toForm = useProblemToForm(form);
  const [create] = useCreateMachineReading();
  const leave = useLeave(form.formState.isDirty);

  const save = async (values: CreateMachineReading) => {
    const answer = await create(values);
    if (answer.error) {
      toForm(answer.error);
      return;
    }
    notify.success(t('machineReading.message.created', { title: answer.data.title }));
    leave(listPath);
  };

  return (
    <PageFrame
      title={t('machineReading.title.create')}
      breadcrumbs={[{ label: t('machineReading.title.list'), to: listPath }]}
    >
      <Form form={form} onSubmit={save} label={t('machineReading.title.create')}>
        <Stack gap={6}>
          <MachineReadingFormFields />
          <FormActions onCancel={() => leave(listPath)} />
        </Stack>
      </Form>
    </PageFrame>
  );
}
