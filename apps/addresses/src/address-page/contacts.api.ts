import type { ContactList, ContactView, CreateContact, UpdateContact } from '@jahrring/contracts-addresses';
import { addEndpoints, call, whenChanged } from '@jahrring/tool-kit';

interface ContactOf {
  addressId: string;
  id: string;
  version: number;
}

const contactsOf = (addressId: string) => `/api/addresses/addresses/${addressId}/contacts`;

const contactsApi = addEndpoints(['addresses/Contact'], (build) => ({
  addressesListContacts: build.query<ContactList, string>({
    query: (addressId) => contactsOf(addressId),
    providesTags: ['addresses/Contact'],
  }),
  addressesCreateContact: build.mutation<ContactView, { addressId: string; body: CreateContact }>({
    query: ({ addressId, body }) => call.post(contactsOf(addressId), body),
    invalidatesTags: whenChanged('addresses/Contact'),
  }),
  addressesUpdateContact: build.mutation<ContactView, ContactOf & { body: UpdateContact }>({
    query: ({ addressId, id, version, body }) => call.patch(`${contactsOf(addressId)}/${id}`, body, version),
    invalidatesTags: whenChanged('addresses/Contact'),
  }),
  addressesDeleteContact: build.mutation<null, ContactOf>({
    query: ({ addressId, id, version }) => call.delete(`${contactsOf(addressId)}/${id}`, version),
    invalidatesTags: whenChanged('addresses/Contact'),
  }),
  addressesRestoreContact: build.mutation<ContactView, Omit<ContactOf, 'version'>>({
    query: ({ addressId, id }) => call.post(`${contactsOf(addressId)}/${id}/restore`),
    invalidatesTags: whenChanged('addresses/Contact'),
  }),
}));

export const {
  useAddressesListContactsQuery: useContacts,
  useAddressesCreateContactMutation: useCreateContact,
  useAddressesUpdateContactMutation: useUpdateContact,
  useAddressesDeleteContactMutation: useDeleteContact,
  useAddressesRestoreContactMutation: useRestoreContact,
} = contactsApi;
