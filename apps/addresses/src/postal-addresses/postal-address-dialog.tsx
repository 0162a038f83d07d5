import {
  addressLimits,
  type AddressView,
  createPostalAddress,
  type CreatePostalAddress,
  postalAddressKinds,
  type PostalAddressView,
} from '@jahrring/contracts-addresses';
import { notify, problemOf, useProblemToast, useProblemToForm, useT } from '@jahrring/tool-kit';
import { Drawer, Stack } from '@jahrring/ui';
import {
  CheckboxField,
  Form,
  FormActions,
  RadioGroup,
  SelectField,
  TextField,
  useZodForm,
} from '@jahrring/ui/form';
import { addressOptions } from '../address-options';
import { useCreatePostalAddress, useUpdatePostalAddress } from './postal-addresses.api';

interface PostalAddressDialogProps {
  address: AddressView;
  /** None: a new one. */
  edited: PostalAddressView | undefined;
  onClose: () => void;
}

/** Adds or changes a billing or delivery address. */
export function PostalAddressDialog({ address, edited, onClose }: PostalAddressDialogProps) {
  const t = useT('addresses');
  const form = useZodForm(createPostalAddress, toDraft(address, edited));
  const toForm = useProblemToForm(form);
  const toast = useProblemToast();
  const [create] = useCreatePostalAddress();
  const [update] = useUpdatePostalAddress();
  const title = t(edited ? 'postal.edit' : 'postal.add');
  const save = async (values: CreatePostalAddress) => {
    try {
      const { isDefault, ...others } = values;
      const addressId = address.id;
      if (edited) {
        const { id, version } = edited;
        await update({ addressId, id, version, body: values }).unwrap();
      } else await create({ addressId, body: isDefault ? values : others }).unwrap();
      notify.success(t('postal.saved'));
      onClose();
    } catch (error) {
      if (problemOf(error).fields) toForm(error);
      else toast(error);
    }
  };
  return (
    <Drawer opened onClose={onClose} title={title}>
      <Form form={form} onSubmit={save} label={title}>
        <Stack gap={4}>
          <RadioGroup
            name="kind"
            label={t('postal.kindLabel')}
            options={postalAddressKinds.map((value) => ({ value, label: t(`postal.kind.${value}`) }))}
            inline
          />
          <PlaceFields placeholder={address.name} />
          <CheckboxField
            name="isDefault"
            label={t('postal.isDefault')}
            description={t('postal.isDefaultHint')}
          />
          <FormActions onCancel={onClose} />
        </Stack>
      </Form>
    </Drawer>
  );
}

function PlaceFields({ placeholder }: { placeholder: string }) {
  const t = useT('addresses');
  return (
    <>
      <TextField
        name="name"
        label={t('field.name')}
        placeholder={placeholder}
        description={t('postal.nameHint')}
        maxLength={addressLimits.name}
      />
      <TextField name="supplement" label={t('field.supplement')} maxLength={addressLimits.supplement} />
      <div className="addresses-fields addresses-fields--street">
        <TextField name="street" label={t('field.street')} maxLength={addressLimits.street} />
        <TextField name="houseNumber" label={t('field.houseNumber')} maxLength={addressLimits.houseNumber} />
      </div>
      <div className="addresses-fields addresses-fields--city">
        <TextField
          name="zip"
          label={t('field.zip')}
          required
          maxLength={addressLimits.zip}
          inputMode="numeric"
        />
        <TextField name="city" label={t('field.city')} required maxLength={addressLimits.city} />
      </div>
      <SelectField name="country" label={t('field.country')} required options={addressOptions(t).country} />
    </>
  );
}

function toDraft({ country }: AddressView, edited: PostalAddressView | undefined) {
  return {
    kind: edited?.kind ?? ('delivery' as const),
    name: edited?.name ?? '',
    supplement: edited?.supplement ?? '',
    street: edited?.street ?? '',
    houseNumber: edited?.houseNumber ?? '',
    zip: edited?.zip ?? '',
    city: edited?.city ?? '',
    country: edited?.country ?? country,
    isDefault: edited?.isDefault ?? false,
  };
}
