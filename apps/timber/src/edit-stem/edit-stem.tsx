import { updateStem, type UpdateStem, type StemView } from '@jahrring/contracts-timber';
import { useAbility, useLeave, useT } from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { ReadOnlyNote } from '../edit-record/read-only-note';
import { RecordFrame } from '../edit-record/record-frame';
import { useStem, useUpdateStem } from '../stem.api';
import { useStemRemoval } from '../use-stem-removal';
import { draftOf } from './stem-draft';
import { StemFormFields } from './stem-form-fields';

const listPath = '/timber/stems';

/** The form over one of them. A version somebody else has saved meanwhile is not overwritten. */
export function EditStem({ loaded }: { loaded: StemView }) {
  const t = useT('timber');
  const { can } = useAbility();
  const form = useZodForm(updateStem, draftOf(loaded));
  const [update] = useUpdateStem();
  const { refetch } = useStem(loaded.id);
  const { remove, restore } = useStemRemoval();
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

  return (
    <RecordFrame
      name="stem"
      loaded={loaded}
      listPath={listPath}
      readOnly={readOnly}
      onRemove={() => void removeAndLeave()}
    >
      <Form form={form} onSubmit={save} label={loaded.title}>
        <Stack gap={6}>
          {conflict}
          <ReadOnlyNote
            name="stem"
            loaded={loaded}
            mayUpdate={mayUpdate}
            onRestore={() => void restore(loaded)}
          />
          <StemFormFields readOnly={readOnly} loaded={loaded} />
          {readOnly ? null : <FormActions onCancel={() => leave(listPath)} />}
        </Stack>
      </Form>
    </RecordFrame>
  );
}
