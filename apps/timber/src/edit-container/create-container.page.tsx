import { createContainer } from '@jahrring/contracts-timber';
import { useZodForm } from '@jahrring/ui/form';
import { CreateForm } from '../edit-record/create-form';
import { useCreateContainer } from '../container.api';
import { newDraft } from './container-draft';
import { ContainerFormFields } from './container-form-fields';

/** A new one. */
export function Component() {
  const form = useZodForm(createContainer, newDraft());
  const [create] = useCreateContainer();
  return (
    <CreateForm
      name="container"
      listPath="/timber/containers"
      form={form}
      create={(values) => create(values).unwrap()}
    >
      <ContainerFormFields />
    </CreateForm>
  );
}
