import { updateStem, type UpdateStem, type StemView } from '@jahrring/contracts-timber';
import { useAbility, useLeave, useT } from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { useZodForm } from '@jahrring/ui/form';
import { RecordForm } from '../edit-record/record-form';
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
  const removal = useStemRemoval();
  const leave = useLeave(form.formState.isDirty);
  const mayUpdate = can('tools.timber.index') && (loaded.canChange || loaded.deletedAt !== null);

  const { save, conflict } = useVersionedSave({
    ...{ form, record: loaded, toDraft: draftOf, load: () => refetch().unwrap() },
    run: (patch: UpdateStem, { id, version }) => update({ id, version, patch }).unwrap(),
    onSaved: () => leave(listPath),
    message: ({ title }) => t('stem.message.updated', { title }),
  });

  return (
    <RecordForm
      name="stem"
      {...{ loaded, listPath, mayUpdate, form, save, conflict, leave }}
      removal={removal}
      fields={<StemFormFields loaded={loaded} />}
    />
  );
}
