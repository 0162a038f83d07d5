import {
  createAddress,
  type AddressDraft,
  type AddressView,
  type UpdateAddress,
} from '@jahrring/contracts-addresses';

export const addressFields = Object.keys(createAddress.shape) as (keyof AddressDraft)[];

export const emptyAddress = (country: AddressView['country']): AddressDraft => ({
  kind: 'company',
  name: '',
  salutation: null,
  supplement: '',
  street: '',
  houseNumber: '',
  pob: '',
  zip: '',
  city: '',
  country,
  phone: '',
  mobile: '',
  fax: '',
  email: '',
  website: '',
  vatNumber: '',
  customerNumber: '',
  language: 'de',
  notes: '',
});

/** An address as its form holds it. */
export function toDraft(address: AddressView): AddressDraft {
  const draft = Object.fromEntries(addressFields.map((field) => [field, address[field] ?? '']));
  return { ...draft, salutation: address.salutation } as AddressDraft;
}

type AddressValues = Partial<Record<keyof AddressDraft, string | null | undefined>>;

const same = (a: unknown, b: unknown) => (a ?? '') === (b ?? '');

/** The fields in which two versions of an address differ; blank and none are the same. */
export function differingFields(a: AddressValues, b: AddressValues): (keyof AddressDraft)[] {
  return addressFields.filter((field) => !same(a[field], b[field]));
}

/** Only what has changed is sent: other fields stay whatever they are by then. */
export function changesOf(base: AddressView, values: AddressValues): UpdateAddress {
  return Object.fromEntries(differingFields(base, values).map((field) => [field, values[field] || null]));
}
