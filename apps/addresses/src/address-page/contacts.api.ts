import type { ContactList, ContactView, CreateContact, UpdateContact } from '@jahrring/contracts-addresses';
import { api } from '@jahrring/tool-kit';

interface ContactOf {
  addressId: string;
  id: string;
  version: number;
}

const contactsOf = (addressId: string) => `/api/addresses/addresses/${addressId}/contacts`;
const whenChanged = (result: unknown) => (result === undefined ? [] : ['addresses/Contact' as const]);

const contactsApi = api.enhanceEndpoints({ addTagTypes: ['addresses/Contact'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    addressesListContacts: build.query<ContactList, string>({
      query: (addressId) => ({ url: contactsOf(addressId) }),
      providesTags: ['addresses/Contact'],
    }),
    addressesCreateContact: build.mutation<ContactView, { addressId: string; body: CreateContact }>({
      query: ({ addressId, body }) => ({ url: contactsOf(addressId), method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    addressesUpdateContact: build.mutation<ContactView, ContactOf & { body: UpdateContact }>({
      query: ({ addressId, id, version, body }) => ({
        url: `${contactsOf(addressId)}/${id}`,
        method: 'PATCH',
        version,
        body,
      }),
      invalidatesTags: whenChanged,
    }),
    addressesDeleteContact: build.mutation<null, ContactOf>({
      query: ({ addressId, id, version }) => ({
        url: `${contactsOf(addressId)}/${id}`,
        method: 'DELETE',
        version,
      }),
      invalidatesTags: whenChanged,
    }),
    addressesRestoreContact: build.mutation<ContactView, Omit<ContactOf, 'version'>>({
      query: ({ addressId, id }) => ({ url: `${contactsOf(addressId)}/${id}/restore`, method: 'POST' }),
      invalidatesTags: whenChanged,
    }),
  }),
});

export const {
  useAddressesListContactsQuery: useContacts,
  useAddressesCreateContactMutation: useCreateContact,
  useAddressesUpdateContactMutation: useUpdateContact,
  useAddressesDeleteContactMutation: useDeleteContact,
  useAddressesRestoreContactMutation: useRestoreContact,
} = contactsApi;
