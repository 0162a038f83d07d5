import { createAddress, type CreateAddress } from '@jahrring/contracts-addresses';
import { notify, problemOf, useBoot, useLeave, useProblemToForm, useT } from '@jahrring/tool-kit';
import { Columns, PageFrame, Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { emptyAddress } from '../address-fields';
import { useCreateAddress } from '../addresses.api';
import { useFailureToast } from '../use-failure-toast';
import { AddressFormFields } from './address-form-fields';
import { LetterPreview } from './letter-preview';

/** A new address. */
export function Component() {
  const t = useT('addresses');
  const { licence } = useBoot();
  const form = useZodForm(createAddress, emptyAddress(licence.country));
  const toForm = useProblemToForm(form);
  const failed = useFailureToast();
  const [create] = useCreateAddress();
  const leave = useLeave(form.formState.isDirty);

  const save = async (values: CreateAddress) => {
    try {
      const { name } = await create(values).unwrap();
      notify.success(t('message.created', { name }));
      leave('/addresses');
    } catch (error) {
      if (problemOf(error).fields) toForm(error);
      else failed('createFailed', error);
    }
  };

  return (
    <PageFrame title={t('title.create')} breadcrumbs={[{ label: t('title.list'), to: '/addresses' }]}>
      <Form form={form} onSubmit={save} label={t('title.create')}>
        <Columns count="side" gap={6}>
          <Stack gap={6}>
            <AddressFormFields />
            <FormActions onCancel={() => leave('/addresses')} />
          </Stack>
          <LetterPreview />
        </Columns>
      </Form>
    </PageFrame>
  );
}
