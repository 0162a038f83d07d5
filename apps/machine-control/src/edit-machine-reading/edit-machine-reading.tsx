import {
  createMachineReading,
  type CreateMachineReading,
  type MachineReadingView,
} from '@jahrring/contracts-machine-control';
import { notify, useAbility, useFormat, useLeave, useProblemToForm, useT } from '@jahrring/tool-kit';
import { ActionMenu, Alert, Button, PageFrame, Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { useUpdateMachineReading } from '../machine-reading.api';
import { useMachineReadingRemoval } from '../use-machine-reading-removal';
import { MachineReadingFormFields } from './machine-reading-form-fields';

const listPath = '/machine-control/machine-readings';

/** Why the form may only be looked at; nothing if it may be edited. */
function ReadOnlyNote({ loaded, mayUpdate }: { loaded: MachineReadingView; mayUpdate: boolean }) {
  const t = useT('machine-control');
  const mayDelete = useAbility().can('tools.machinecontrol.manage');
  const { restore } = useMachineReadingRemoval();
  if (!loaded.deletedAt) {
    return mayUpdate ? null : <Alert>{t('machineReading.hint.readOnly')}</Alert>;
  }
  const action = (
    <Button size="small" icon="restore" onClick={() => void restore(loaded)}>
      {t('machineReading.action.restore')}
    </Button>
  );
  return (
    <Alert kind="warning" actions={mayDelete ? action : undefined}>
      {t('machineReading.hint.deleted')}
    </Alert>
  );
}

/** The form over one of them. A version somebody else has saved meanwhile is not overwritten. */
export function EditMachineReading({ loaded }: { loaded: MachineReadingView }) {
  const t = useT('machine-control');
  const format = useFormat();
  const { can } = useAbility();
  const form = useZodForm(createMachineReading, { title: loaded.title, note: loaded.note ?? '' });
  const toForm = useProblemToForm(form);
  const [update] = useUpdateMachineReading();
  const { remove } = useMachineReadingRemoval();
  const leave = useLeave(form.formState.isDirty);
  const mayUpdate = can('tools.machinecontrol.manage');
  const readOnly = !mayUpdate || loaded.deletedAt !== null;

  const save = async (patch: CreateMachineReading) => {
    const answer = await update({ id: loaded.id, version: loaded.version, patch });
    if (answer.error) {
      toForm(answer.error);
      return;
    }
    notify.success(t('machineReading.message.updated', { title: answer.data.title }));
    leave(listPath);
  };
  const removeAndLeave = async () => {
    if (await remove(loaded)) leave(listPath);
  };
  const deletion = {
    label: t('machineReading.action.delete'),
    icon: 'trash',
    danger: true,
    onClick: () => void removeAndLeave(),
  } as const;

  return (
    <PageFrame
      title={loaded.title}
      subtitle={t('machineReading.hint.changed', { date: format.dateTime(loaded.updatedAt) })}
      breadcrumbs={[{ label: t('machineReading.title.list'), to: listPath }]}
      actions={
        can('tools.machinecontrol.manage') && !readOnly ? (
          <ActionMenu label={t('machineReading.list.more')} items={[deletion]} />
        ) : undefined
      }
    >
      <Form form={form} onSubmit={save} label={loaded.title}>
        <Stack gap={6}>
          <ReadOnlyNote loaded={loaded} mayUpdate={mayUpdate} />
          <MachineReadingFormFields readOnly={readOnly} />
          {readOnly ? null : <FormActions onCancel={() => leave(listPath)} />}
        </Stack>
      </Form>
    </PageFrame>
  );
}
