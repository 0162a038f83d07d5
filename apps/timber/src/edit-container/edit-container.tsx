import { updateContainer, type UpdateContainer, type ContainerView } from '@jahrring/contracts-timber';
import { useAbility, useLeave, useT } from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { ReadOnlyNote } from '../edit-record/read-only-note';
import { RecordFrame } from '../edit-record/record-frame';
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
  const { remove, restore } = useContainerRemoval();
  const leave = useLeave(form.formState.isDirty);
  const mayUpdate = can('tools.timber.manage');
  const readOnly = !mayUpdate || loaded.deletedAt !== null;

  const { save, conflict } = useVersionedSave({
    ...{ form, record: loaded, toDraft: draftOf, load: () => refetch().unwrap() },
    run: (patch: UpdateContainer, { id, version }) => update({ id, version, patch }).unwrap(),
    onSaved: () => leave(listPath),
    message: ({ title }) => t('container.message.updated', { title }),
  });
  const removeAndLeave = async () => {
    if (await remove(loaded)) leave(listPath);
  };

  return (
    <RecordFrame
      name="container"
      loaded={loaded}
      listPath={listPath}
      readOnly={readOnly}
      onRemove={() => void removeAndLeave()}
    >
      <Form form={form} onSubmit={save} label={loaded.title}>
        <Stack gap={6}>
          {conflict}
          <ReadOnlyNote
            name="container"
            loaded={loaded}
            mayUpdate={mayUpdate}
            onRestore={() => void restore(loaded)}
          />
          <ContainerFormFields readOnly={readOnly} loaded={loaded} />
          {readOnly ? null : <FormActions onCancel={() => leave(listPath)} />}
        </Stack>
      </Form>
      <WeighTickets container={loaded} />
    </RecordFrame>
  );
}
