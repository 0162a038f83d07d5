import { createObject, hasPart, type CreateObject, type ObjectView } from '@jahrring/contracts-inventory';
import { RecordHistory, useAbility, useFormat, useLeave, useT } from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { ActionMenu, Alert, Badge, Button, Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { copyIcon, eyeOffIcon, restoreIcon, trashIcon } from '@jahrring/ui/icons';
import { useObjectActions } from '../object-list/use-object-actions';
import { useObject, useUpdateObject } from '../objects.api';
import { changesOf, toDraft } from './object-draft';
import { ObjectFields } from './object-fields';
import { ObjectImages } from './object-images';
import { PriceTimeline } from './price-timeline';
import { useMergeParts } from './use-merge-parts';

const listPath = '/settings/objects';

/** Shows why the form is read-only; nothing if it may be edited. */
function ReadOnlyNote({ object, mayWrite }: { object: ObjectView; mayWrite: boolean }) {
  const t = useT('inventory');
  const format = useFormat();
  const { restore } = useObjectActions();
  if (!object.deletedAt) return mayWrite ? null : <Alert>{t('object.readOnly')}</Alert>;
  const action = (
    <Button size="small" icon={restoreIcon} onClick={() => void restore(object)}>
      {t('action.restore')}
    </Button>
  );
  return (
    <Alert kind="warning" actions={mayWrite ? action : undefined}>
      {t('object.deletedNote', { date: format.date(object.deletedAt) })}
    </Alert>
  );
}

/** The form over one object. */
export function EditObject({ loaded }: { loaded: ObjectView }) {
  const t = useT('inventory');
  const format = useFormat();
  const mayWrite = useAbility().can('tools.settings.objects');
  const form = useZodForm(createObject, toDraft(loaded));
  const leave = useLeave(form.formState.isDirty);
  const [update] = useUpdateObject();
  const { refetch } = useObject(loaded.id);
  const { remove } = useObjectActions();
  const readOnly = !mayWrite || loaded.deletedAt !== null;

  const { base, setBase, save, conflict } = useVersionedSave({
    ...{ form, record: loaded, toDraft, parts: useMergeParts() },
    load: () => refetch().unwrap(),
    run: async (values: CreateObject, from) => {
      const patch = changesOf(from, values);
      const { id, version } = from;
      return Object.keys(patch).length === 0 ? from : update({ id, version, patch }).unwrap();
    },
    onSaved: () => leave(listPath),
    message: ({ title }) => t('message.saved', { name: title }),
  });
  const removeAndLeave = async () => {
    if (await remove(base)) leave(listPath);
  };
  const menu = (
    <ActionMenu
      label={t('object.more')}
      items={[
        { label: t('object.duplicate'), icon: copyIcon, to: `${listPath}/create?from=${base.id}` },
        { label: t('action.delete'), icon: trashIcon, danger: true, onClick: () => void removeAndLeave() },
      ]}
    />
  );
  return (
    <SettingsFrame
      title={base.title}
      titleExtra={base.active ? undefined : <Badge icon={eyeOffIcon}>{t('object.inactive')}</Badge>}
      subtitle={t('object.changed', { date: format.dateTime(base.updatedAt) })}
      breadcrumbs={[{ label: t('title.objects'), to: listPath }]}
      actions={
        <>
          <RecordHistory tool="inventory" entity="object" id={base.id} />
          {readOnly ? null : menu}
        </>
      }
    >
      <Form form={form} onSubmit={save} label={base.title} readOnly={readOnly}>
        <Stack gap={6}>
          <ReadOnlyNote object={loaded} mayWrite={mayWrite} />
          <ObjectFields exceptId={base.id} />
          {hasPart(base.kind, 'images') ? (
            <ObjectImages object={base} readOnly={readOnly} onChange={setBase} />
          ) : null}
          {readOnly ? null : <FormActions onCancel={() => leave(listPath)} />}
          <PriceTimeline />
        </Stack>
      </Form>
      {conflict}
    </SettingsFrame>
  );
}
