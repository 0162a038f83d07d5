import { updateOrigin, type UpdateOrigin, type OriginView } from '@jahrring/contracts-timber';
import { useAbility, useLeave, useT } from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { useZodForm } from '@jahrring/ui/form';
import { RecordForm } from '../edit-record/record-form';
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
  const removal = useOriginRemoval();
  const leave = useLeave(form.formState.isDirty);
  const mayUpdate = can('tools.timber.manage');

  const { save, conflict } = useVersionedSave({
    ...{ form, record: loaded, toDraft: draftOf, load: () => refetch().unwrap() },
    run: (patch: UpdateOrigin, { id, version }) => update({ id, version, patch }).unwrap(),
    onSaved: () => leave(listPath),
    message: ({ title }) => t('origin.message.updated', { title }),
  });

  return (
    <RecordForm
      name="origin"
      {...{ loaded, listPath, mayUpdate, form, save, conflict, leave }}
      removal={removal}
      fields={<OriginFormFields loaded={loaded} />}
    >
      <OriginForwarding id={loaded.id} />
    </RecordForm>
  );
}
