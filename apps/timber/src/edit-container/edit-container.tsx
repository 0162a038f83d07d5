import { updateContainer, type UpdateContainer, type ContainerView } from '@jahrring/contracts-timber';
import { useAbility, useLeave, useT } from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { useZodForm } from '@jahrring/ui/form';
import { RecordForm } from '../edit-record/record-form';
import { useContainer, useUpdateContainer } from '../container.api';
import { useContainerRemoval } from '../use-container-removal';
import { draftOf } from './container-draft';
import { ContainerFormFields } from './container-form-fields';
import { WeighTickets } from './weigh-tickets';

const listPath = '/timber/containers';

/** The form over one of them. A version somebody else has saved meanwhile is not overwritten. */
export function EditContainer({ loaded }: { loaded: ContainerView }) {
  const t = useT('timber');
  const { can } = useAbility();
  const form = useZodForm(updateContainer, draftOf(loaded));
  const [update] = useUpdateContainer();
  const { refetch } = useContainer(loaded.id);
  const removal = useContainerRemoval();
  const leave = useLeave(form.formState.isDirty);
  const mayUpdate = can('tools.timber.manage');

  const { save, conflict } = useVersionedSave({
    ...{ form, record: loaded, toDraft: draftOf, load: () => refetch().unwrap() },
    run: (patch: UpdateContainer, { id, version }) => update({ id, version, patch }).unwrap(),
    onSaved: () => leave(listPath),
    message: ({ title }) => t('container.message.updated', { title }),
  });

  return (
    <RecordForm
      name="container"
      {...{ loaded, listPath, mayUpdate, form, save, conflict, leave }}
      removal={removal}
      fields={<ContainerFormFields loaded={loaded} />}
    >
      <WeighTickets container={loaded} />
    </RecordForm>
  );
}
