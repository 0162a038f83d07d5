import { createOrigin } from '@jahrring/contracts-timber';
import { useZodForm } from '@jahrring/ui/form';
import { CreateForm } from '../edit-record/create-form';
import { useCreateOrigin } from '../origin.api';
import { newDraft } from './origin-draft';
import { OriginFormFields } from './origin-form-fields';

/** A new one. */
export function Component() {
  const form = useZodForm(createOrigin, newDraft());
  const [create] = useCreateOrigin();
  return (
    <CreateForm
      name="origin"
      listPath="/timber/origins"
      form={form}
      create={(values) => create(values).unwrap()}
    >
      <OriginFormFields />
    </CreateForm>
  );
}
