import { updateLot, type UpdateLot, type LotView } from '@jahrring/contracts-timber';
import { useAbility, useLeave, useT } from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { useZodForm } from '@jahrring/ui/form';
import { RecordForm } from '../edit-record/record-form';
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
  const removal = useLotRemoval();
  const leave = useLeave(form.formState.isDirty);
  const mayUpdate = can('tools.timber.index');

  const { save, conflict } = useVersionedSave({
    ...{ form, record: loaded, toDraft: draftOf, load: () => refetch().unwrap() },
    run: (patch: UpdateLot, { id, version }) => update({ id, version, patch }).unwrap(),
    onSaved: () => leave(`/timber/lots/${loaded.id}`),
    message: ({ title }) => t('lot.message.updated', { title }),
  });

  return (
    <RecordForm
      name="lot"
      {...{ loaded, listPath, mayUpdate, form, save, conflict, leave }}
      removal={removal}
      fields={<LotFormFields loaded={loaded} />}
    />
  );
}
