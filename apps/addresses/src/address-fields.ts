import { changedExtra } from '@jahrring/contracts-common';
import {
  createAddress,
  type AddressDraft,
  type AddressView,
  type UpdateAddress,
} from '@jahrring/contracts-addresses';

type OwnField = Exclude<keyof AddressDraft, 'extra'>;

/** The fields every licence has; those of its own are in `extra`. */
export const addressFields = Object.keys(createAddress.shape).filter(
  (field) => field !== 'extra',
) as OwnField[];

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
  contactName: '',
  documentEmail: '',
  documentCc: '',
  eInvoice: 'none',
  buyerReference: '',
  electronicAddress: '',
  electronicScheme: null,
  paymentTerm: null,
  notes: '',
  extra: {},
});

/** An address as its form holds it. */
export function toDraft(address: AddressView): AddressDraft {
  const draft = Object.fromEntries(addressFields.map((field) => [field, address[field] ?? '']));
  const { salutation, electronicScheme, paymentTerm, extra } = address;
  return { ...draft, salutation, electronicScheme, paymentTerm, extra } as AddressDraft;
}

type AddressValues = Partial<Record<Exclude<OwnField, 'paymentTerm'>, string | null | undefined>> &
  Pick<AddressDraft, 'paymentTerm'>;

/** Terms of payment are compared by what they say. */
const plain = (value: unknown) =>
  typeof value === 'object' && value ? JSON.stringify(value) : (value ?? '');
const same = (a: unknown, b: unknown) => plain(a) === plain(b);

/** The fields in which two versions of an address differ; blank and none are the same. */
export function differingFields(a: AddressValues, b: AddressValues): OwnField[] {
  return addressFields.filter((field) => !same(a[field], b[field]));
}

/** Only what has changed is sent: other fields stay whatever they are by then. */
export function changesOf(
  base: AddressView,
  values: AddressValues & Pick<AddressDraft, 'extra'>,
): UpdateAddress {
  const extra = changedExtra(base.extra, values.extra);
  const own = differingFields(base, values).map((field) => [field, values[field] || null]);
  return { ...Object.fromEntries(own), ...(extra ? { extra } : {}) };
}
