import { localDateAt } from '@jahrring/contracts-common';
import { createLot } from '@jahrring/contracts-timber';
import { useFormat } from '@jahrring/tool-kit';
import { useZodForm } from '@jahrring/ui/form';
import { CreateForm } from '../edit-record/create-form';
import { useCreateLot } from '../lot.api';
import { newDraft } from './lot-draft';
import { LotFormFields } from './lot-form-fields';

/** A new one. */
export function Component() {
  const { timeZone } = useFormat();
  const form = useZodForm(createLot, newDraft(localDateAt(Date.now(), timeZone)));
  const [create] = useCreateLot();
  return (
    <CreateForm
      name="lot"
      listPath="/timber"
      madePath={({ id }) => `/timber/lots/${id}`}
      form={form}
      create={(values) => create(values).unwrap()}
    >
      <LotFormFields />
    </CreateForm>
  );
}
