import {
  type AddressView,
  createPostalAddress,
  type CreatePostalAddress,
  postalAddressKinds,
  type PostalAddressView,
} from '@jahrring/contracts-addresses';
import { useT } from '@jahrring/tool-kit';
import { startValues } from '@jahrring/tool-kit/start-values';
import { CheckboxField, RadioGroup, SelectField, TextField, useZodForm } from '@jahrring/ui/form';
import { addressOptions } from '../address-options';
import { PartDrawer } from '../part-drawer';
import { PlaceFields } from '../place-fields';
import { useCreatePostalAddress, usePostalAddresses, useUpdatePostalAddress } from './postal-addresses.api';

interface PostalAddressDialogProps {
  address: AddressView;
  /** None: a new one. */
  edited: PostalAddressView | undefined;
  onClose: () => void;
}

const texts = { name: '', supplement: '', street: '', houseNumber: '', zip: '', city: '' };

/** Adds or changes a billing or delivery address. */
export function PostalAddressDialog({ address, edited, onClose }: PostalAddressDialogProps) {
  const t = useT('addresses');
  const { country } = address;
  const draftOf = (stored: PostalAddressView | undefined) =>
    startValues({ kind: 'delivery', ...texts, country, isDefault: false }, stored);
  const form = useZodForm(createPostalAddress, draftOf(edited));
  const [create] = useCreatePostalAddress();
  const [update] = useUpdatePostalAddress();
  const addressId = address.id;
  const { refetch } = usePostalAddresses(addressId);
  const save = (values: CreatePostalAddress, stored: PostalAddressView | undefined) => {
    const { isDefault, ...others } = values;
    return stored
      ? update({ addressId, id: stored.id, version: stored.version, body: values }).unwrap()
      : create({ addressId, body: isDefault ? values : others }).unwrap();
  };
  return (
    <PartDrawer
      form={form}
      title={t(edited ? 'postal.edit' : 'postal.add')}
      saved={t('postal.saved')}
      record={edited}
      toDraft={draftOf}
      refetch={refetch}
      save={save}
      onClose={onClose}
    >
      <RadioGroup
        name="kind"
        label={t('postal.kindLabel')}
        options={postalAddressKinds.map((value) => ({ value, label: t(`postal.kind.${value}`) }))}
        inline
      />
      <ReceiverFields placeholder={address.name} />
      <CheckboxField name="isDefault" label={t('postal.isDefault')} description={t('postal.isDefaultHint')} />
    </PartDrawer>
  );
}

function ReceiverFields({ placeholder }: { placeholder: string }) {
  const t = useT('addresses');
  return (
    <>
      <TextField
        name="name"
        label={t('field.name')}
        placeholder={placeholder}
        description={t('postal.nameHint')}
      />
      <TextField name="supplement" label={t('field.supplement')} />
      <PlaceFields />
      <SelectField name="country" label={t('field.country')} required options={addressOptions(t).country} />
    </>
  );
}
