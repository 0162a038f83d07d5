import { updateLot, type UpdateLot, type LotView } from '@jahrring/contracts-timber';
import { useAbility, useLeave, useT } from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { ReadOnlyNote } from '../edit-record/read-only-note';
import { RecordFrame } from '../edit-record/record-frame';
import { useLot, useUpdateLot } from '../lot.api';
import { useLotRemoval } from '../use-lot-removal';
import { draftOf } from './lot-draft';
import { LotFormFields } from './lot-form-fields';

const listPath = '/timber';

/** The form over one of them. A version somebody else has saved meanwhile is not overwritten. */
export function EditLot({ loaded }: { loaded: LotView }) {
  const t = useT('timber');
  const { can } = useAbility();
  const form = useZodForm(updateLot, draftOf(loaded));
  const [update] = useUpdateLot();
  const { refetch } = useLot(loaded.id);
  const { remove, restore } = useLotRemoval();
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

  return (
    <RecordFrame
      name="lot"
      loaded={loaded}
      listPath={listPath}
      readOnly={readOnly}
      onRemove={() => void removeAndLeave()}
    >
      <Form form={form} onSubmit={save} label={loaded.title}>
        <Stack gap={6}>
          {conflict}
          <ReadOnlyNote
            name="lot"
            loaded={loaded}
            mayUpdate={mayUpdate}
            onRestore={() => void restore(loaded)}
          />
          <LotFormFields readOnly={readOnly} loaded={loaded} />
          {readOnly ? null : <FormActions onCancel={() => leave(listPath)} />}
        </Stack>
      </Form>
    </RecordFrame>
  );
}
