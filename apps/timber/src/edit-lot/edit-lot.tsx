import { updateLot, type UpdateLot, type LotView } from '@jahrring/contracts-timber';
import { useAbility, useFormat, useLeave, useT } from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { ActionMenu, Alert, Button, PageFrame, Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { restoreIcon, trashIcon } from '@jahrring/ui/icons';
import { useLot, useUpdateLot } from '../lot.api';
import { useLotRemoval } from '../use-lot-removal';
import { draftOf } from './lot-draft';
import { LotFormFields } from './lot-form-fields';

const listPath = '/timber';

/** Shows why the form is read-only; nothing if it may be edited. */
function ReadOnlyNote({ loaded, mayUpdate }: { loaded: LotView; mayUpdate: boolean }) {
  const t = useT('timber');
  const mayDelete = useAbility().can('tools.timber.manage');
  const { restore } = useLotRemoval();
  if (!loaded.deletedAt) {
    return mayUpdate ? null : <Alert>{t('lot.hint.readOnly')}</Alert>;
  }
  const action = (
    <Button size="small" icon={restoreIcon} onClick={() => void restore(loaded)}>
      {t('lot.action.restore')}
    </Button>
  );
  return (
    <Alert kind="warning" actions={mayDelete ? action : undefined}>
      {t('lot.hint.deleted')}
    </Alert>
  );
}

/** The form over one of them. A version somebody else has saved meanwhile is not overwritten. */
export function EditLot({ loaded }: { loaded: LotView }) {
  const t = useT('timber');
  const format = useFormat();
  const { can } = useAbility();
  const form = useZodForm(updateLot, draftOf(loaded));
  const [update] = useUpdateLot();
  const { refetch } = useLot(loaded.id);
  const { remove } = useLotRemoval();
  const leave = useLeave(form.formState.isDirty);
  const mayUpdate = can('tools.timber.index');
  const readOnly = !mayUpdate || loaded.deletedAt !== null;

  const { save, conflict } = useVersionedSave({
    ...{ form, record: loaded, toDraft: draftOf, load: () => refetch().unwrap() },
    run: (patch: UpdateLot, { id, version }) => update({ id, version, patch }).unwrap(),
    onSaved: () => leave(`/timber/lots/${loaded.id}`),
    message: ({ title }) => t('lot.message.updated', { title }),
  });
  const removeAndLeave = async () => {
    if (await remove(loaded)) leave(listPath);
  };
  const deletion = {
    label: t('lot.action.delete'),
    icon: trashIcon,
    danger: true,
    onClick: () => void removeAndLeave(),
  } as const;

  return (
    <PageFrame
      title={t('lot.title.editOne', { title: loaded.title })}
      subtitle={t('lot.hint.changed', { date: format.dateTime(loaded.updatedAt) })}
      breadcrumbs={[{ label: t('lot.title.list'), to: listPath }]}
      actions={
        can('tools.timber.manage') && !readOnly ? (
          <ActionMenu label={t('lot.list.more')} items={[deletion]} />
        ) : undefined
      }
    >
      <Form form={form} onSubmit={save} label={loaded.title}>
        <Stack gap={6}>
          {conflict}
          <ReadOnlyNote loaded={loaded} mayUpdate={mayUpdate} />
          <LotFormFields readOnly={readOnly} loaded={loaded} />
          {readOnly ? null : <FormActions onCancel={() => leave(listPath)} />}
        </Stack>
      </Form>
    </PageFrame>
  );
}
