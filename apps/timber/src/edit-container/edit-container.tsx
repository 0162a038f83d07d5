import { updateContainer, type UpdateContainer, type ContainerView } from '@jahrring/contracts-timber';
import { useAbility, useFormat, useLeave, useT } from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { ActionMenu, Alert, Button, PageFrame, Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { restoreIcon, trashIcon } from '@jahrring/ui/icons';
import { useContainer, useUpdateContainer } from '../container.api';
import { useContainerRemoval } from '../use-container-removal';
import { draftOf } from './container-draft';
import { ContainerFormFields } from './container-form-fields';
import { WeighTickets } from './weigh-tickets';

const listPath = '/timber/containers';

/** Shows why the form is read-only; nothing if it may be edited. */
function ReadOnlyNote({ loaded, mayUpdate }: { loaded: ContainerView; mayUpdate: boolean }) {
  const t = useT('timber');
  const mayDelete = useAbility().can('tools.timber.manage');
  const { restore } = useContainerRemoval();
  if (!loaded.deletedAt) {
    return mayUpdate ? null : <Alert>{t('container.hint.readOnly')}</Alert>;
  }
  const action = (
    <Button size="small" icon={restoreIcon} onClick={() => void restore(loaded)}>
      {t('container.action.restore')}
    </Button>
  );
  return (
    <Alert kind="warning" actions={mayDelete ? action : undefined}>
      {t('container.hint.deleted')}
    </Alert>
  );
}

/** The form over one of them. A version somebody else has saved meanwhile is not overwritten. */
export function EditContainer({ loaded }: { loaded: ContainerView }) {
  const t = useT('timber');
  const format = useFormat();
  const { can } = useAbility();
  const form = useZodForm(updateContainer, draftOf(loaded));
  const [update] = useUpdateContainer();
  const { refetch } = useContainer(loaded.id);
  const { remove } = useContainerRemoval();
  const leave = useLeave(form.formState.isDirty);
  const mayUpdate = can('tools.timber.manage');
  const readOnly = !mayUpdate || loaded.deletedAt !== null;

  const { save, conflict } = useVersionedSave({
    ...{ form, record: loaded, toDraft: draftOf, load: () => refetch().unwrap() },
    run: (patch: UpdateContainer, { id, version }) => update({ id, version, patch }).unwrap(),
    onSaved: () => leave(listPath),
    message: ({ title }) => t('container.message.updated', { title }),
  });
  const removeAndLeave = async () => {
    if (await remove(loaded)) leave(listPath);
  };
  const deletion = {
    label: t('container.action.delete'),
    icon: trashIcon,
    danger: true,
    onClick: () => void removeAndLeave(),
  } as const;

  return (
    <PageFrame
      title={t('container.title.editOne', { title: loaded.title })}
      subtitle={t('container.hint.changed', { date: format.dateTime(loaded.updatedAt) })}
      breadcrumbs={[{ label: t('container.title.list'), to: listPath }]}
      actions={
        can('tools.timber.manage') && !readOnly ? (
          <ActionMenu label={t('container.list.more')} items={[deletion]} />
        ) : undefined
      }
    >
      <Form form={form} onSubmit={save} label={loaded.title}>
        <Stack gap={6}>
          {conflict}
          <ReadOnlyNote loaded={loaded} mayUpdate={mayUpdate} />
          <ContainerFormFields readOnly={readOnly} loaded={loaded} />
          {readOnly ? null : <FormActions onCancel={() => leave(listPath)} />}
        </Stack>
      </Form>
      <WeighTickets container={loaded} />
    </PageFrame>
  );
}
