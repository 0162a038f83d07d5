import { updateStem, type UpdateStem, type StemView } from '@jahrring/contracts-timber';
import { useAbility, useFormat, useLeave, useT } from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { ActionMenu, Alert, Button, PageFrame, Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { restoreIcon, trashIcon } from '@jahrring/ui/icons';
import { useStem, useUpdateStem } from '../stem.api';
import { useStemRemoval } from '../use-stem-removal';
import { draftOf } from './stem-draft';
import { StemFormFields } from './stem-form-fields';

const listPath = '/timber/stems';

/** Shows why the form is read-only; nothing if it may be edited. */
function ReadOnlyNote({ loaded, mayUpdate }: { loaded: StemView; mayUpdate: boolean }) {
  const t = useT('timber');
  const mayDelete = useAbility().can('tools.timber.manage');
  const { restore } = useStemRemoval();
  if (!loaded.deletedAt) {
    return mayUpdate ? null : <Alert>{t('stem.hint.readOnly')}</Alert>;
  }
  const action = (
    <Button size="small" icon={restoreIcon} onClick={() => void restore(loaded)}>
      {t('stem.action.restore')}
    </Button>
  );
  return (
    <Alert kind="warning" actions={mayDelete ? action : undefined}>
      {t('stem.hint.deleted')}
    </Alert>
  );
}

/** The form over one of them. A version somebody else has saved meanwhile is not overwritten. */
export function EditStem({ loaded }: { loaded: StemView }) {
  const t = useT('timber');
  const format = useFormat();
  const { can } = useAbility();
  const form = useZodForm(updateStem, draftOf(loaded));
  const [update] = useUpdateStem();
  const { refetch } = useStem(loaded.id);
  const { remove } = useStemRemoval();
  const leave = useLeave(form.formState.isDirty);
  const mayUpdate = can('tools.timber.index') && (loaded.canChange || loaded.deletedAt !== null);
  const readOnly = !mayUpdate || loaded.deletedAt !== null;

  const { save, conflict } = useVersionedSave({
    ...{ form, record: loaded, toDraft: draftOf, load: () => refetch().unwrap() },
    run: (patch: UpdateStem, { id, version }) => update({ id, version, patch }).unwrap(),
    onSaved: () => leave(listPath),
    message: ({ title }) => t('stem.message.updated', { title }),
  });
  const removeAndLeave = async () => {
    if (await remove(loaded)) leave(listPath);
  };
  const deletion = {
    label: t('stem.action.delete'),
    icon: trashIcon,
    danger: true,
    onClick: () => void removeAndLeave(),
  } as const;

  return (
    <PageFrame
      title={t('stem.title.editOne', { title: loaded.title })}
      subtitle={t('stem.hint.changed', { date: format.dateTime(loaded.updatedAt) })}
      breadcrumbs={[{ label: t('stem.title.list'), to: listPath }]}
      actions={
        can('tools.timber.manage') && !readOnly ? (
          <ActionMenu label={t('stem.list.more')} items={[deletion]} />
        ) : undefined
      }
    >
      <Form form={form} onSubmit={save} label={loaded.title}>
        <Stack gap={6}>
          {conflict}
          <ReadOnlyNote loaded={loaded} mayUpdate={mayUpdate} />
          <StemFormFields readOnly={readOnly} loaded={loaded} />
          {readOnly ? null : <FormActions onCancel={() => leave(listPath)} />}
        </Stack>
      </Form>
    </PageFrame>
  );
}
