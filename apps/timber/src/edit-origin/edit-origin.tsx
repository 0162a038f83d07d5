import { updateOrigin, type UpdateOrigin, type OriginView } from '@jahrring/contracts-timber';
import { useAbility, useLeave, useT } from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { ReadOnlyNote } from '../edit-record/read-only-note';
import { RecordFrame } from '../edit-record/record-frame';
import { OriginForwarding } from '../forwarding/origin-forwarding';
import { useOrigin, useUpdateOrigin } from '../origin.api';
import { useOriginRemoval } from '../use-origin-removal';
import { draftOf } from './origin-draft';
import { OriginFormFields } from './origin-form-fields';

const listPath = '/timber/origins';

/** The form over one of them. A version somebody else has saved meanwhile is not overwritten. */
export function EditOrigin({ loaded }: { loaded: OriginView }) {
  const t = useT('timber');
  const { can } = useAbility();
  const form = useZodForm(updateOrigin, draftOf(loaded));
  const [update] = useUpdateOrigin();
  const { refetch } = useOrigin(loaded.id);
  const { remove, restore } = useOriginRemoval();
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

  return (
    <RecordFrame
      name="origin"
      loaded={loaded}
      listPath={listPath}
      readOnly={readOnly}
      onRemove={() => void removeAndLeave()}
    >
      <Form form={form} onSubmit={save} label={loaded.title}>
        <Stack gap={6}>
          {conflict}
          <ReadOnlyNote
            name="origin"
            loaded={loaded}
            mayUpdate={mayUpdate}
            onRestore={() => void restore(loaded)}
          />
          <OriginFormFields readOnly={readOnly} loaded={loaded} />
          {readOnly ? null : <FormActions onCancel={() => leave(listPath)} />}
        </Stack>
      </Form>
      <OriginForwarding id={loaded.id} />
    </RecordFrame>
  );
}
