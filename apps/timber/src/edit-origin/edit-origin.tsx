import { updateOrigin, type UpdateOrigin, type OriginView } from '@jahrring/contracts-timber';
import { useAbility, useFormat, useLeave, useT } from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { ActionMenu, Alert, Button, PageFrame, Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { restoreIcon, trashIcon } from '@jahrring/ui/icons';
import { OriginForwarding } from '../forwarding/origin-forwarding';
import { useOrigin, useUpdateOrigin } from '../origin.api';
import { useOriginRemoval } from '../use-origin-removal';
import { draftOf } from './origin-draft';
import { OriginFormFields } from './origin-form-fields';

const listPath = '/timber/origins';

/** Shows why the form is read-only; nothing if it may be edited. */
function ReadOnlyNote({ loaded, mayUpdate }: { loaded: OriginView; mayUpdate: boolean }) {
  const t = useT('timber');
  const mayDelete = useAbility().can('tools.timber.manage');
  const { restore } = useOriginRemoval();
  if (!loaded.deletedAt) {
    return mayUpdate ? null : <Alert>{t('origin.hint.readOnly')}</Alert>;
  }
  const action = (
    <Button size="small" icon={restoreIcon} onClick={() => void restore(loaded)}>
      {t('origin.action.restore')}
    </Button>
  );
  return (
    <Alert kind="warning" actions={mayDelete ? action : undefined}>
      {t('origin.hint.deleted')}
    </Alert>
  );
}

/** The form over one of them. A version somebody else has saved meanwhile is not overwritten. */
export function EditOrigin({ loaded }: { loaded: OriginView }) {
  const t = useT('timber');
  const format = useFormat();
  const { can } = useAbility();
  const form = useZodForm(updateOrigin, draftOf(loaded));
  const [update] = useUpdateOrigin();
  const { refetch } = useOrigin(loaded.id);
  const { remove } = useOriginRemoval();
  const leave = useLeave(form.formState.isDirty);
  const mayUpdate = can('tools.timber.manage');
  const readOnly = !mayUpdate || loaded.deletedAt !== null;

  const { save, conflict } = useVersionedSave({
    ...{ form, record: loaded, toDraft: draftOf, load: () => refetch().unwrap() },
    run: (patch: UpdateOrigin, { id, version }) => update({ id, version, patch }).unwrap(),
    onSaved: () => leave(listPath),
    message: ({ title }) => t('origin.message.updated', { title }),
  });
  const removeAndLeave = async () => {
    if (await remove(loaded)) leave(listPath);
  };
  const deletion = {
    label: t('origin.action.delete'),
    icon: trashIcon,
    danger: true,
    onClick: () => void removeAndLeave(),
  } as const;

  return (
    <PageFrame
      title={t('origin.title.editOne', { title: loaded.title })}
      subtitle={t('origin.hint.changed', { date: format.dateTime(loaded.updatedAt) })}
      breadcrumbs={[{ label: t('origin.title.list'), to: listPath }]}
      actions={
        can('tools.timber.manage') && !readOnly ? (
          <ActionMenu label={t('origin.list.more')} items={[deletion]} />
        ) : undefined
      }
    >
      <Form form={form} onSubmit={save} label={loaded.title}>
        <Stack gap={6}>
          {conflict}
          <ReadOnlyNote loaded={loaded} mayUpdate={mayUpdate} />
          <OriginFormFields readOnly={readOnly} loaded={loaded} />
          {readOnly ? null : <FormActions onCancel={() => leave(listPath)} />}
        </Stack>
      </Form>
      <OriginForwarding id={loaded.id} />
    </PageFrame>
  );
}
