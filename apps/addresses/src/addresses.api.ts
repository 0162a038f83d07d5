import type {
  AddressList,
  AddressView,
  BulkDelete,
  BulkRestore,
  BulkResult,
  CreateAddress,
  NameCheck,
  NameCheckQuery,
  TownQuery,
  TownView,
  UpdateAddress,
} from '@jahrring/contracts-addresses';
import { api, type ListArgs, type Versioned } from '@jahrring/tool-kit';

export const addresses = '/api/addresses/addresses';

/** A refused change has changed nothing: what is on screen stays, above all a form that is being filled in. */
const whenAddressChanged = (result: unknown) => (result === undefined ? [] : ['addresses/Address' as const]);

const tagged = api.enhanceEndpoints({ addTagTypes: ['addresses/Address'] });

const addressesApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    addressesListAddresses: build.query<AddressList, ListArgs>({
      query: (params) => ({ url: addresses, params }),
      providesTags: ['addresses/Address'],
    }),
    addressesGetAddress: build.query<AddressView, string>({
      query: (id) => ({ url: `${addresses}/${id}` }),
      providesTags: (_result, _error, id) => [{ type: 'addresses/Address', id }],
      // A form must start from what is stored now, not from what was read before.
      keepUnusedDataFor: 0,
    }),
    addressesCheckName: build.query<NameCheck, NameCheckQuery>({
      query: (params) => ({ url: `${addresses}/name-check`, params, onRefusal: 'pass' }),
      keepUnusedDataFor: 10,
    }),
    addressesFindTown: build.query<TownView, TownQuery>({
      query: (params) => ({ url: `${addresses}/town`, params, onRefusal: 'pass' }),
    }),
    addressesCreateAddress: build.mutation<AddressView, CreateAddress>({
      query: (body) => ({ url: addresses, method: 'POST', body }),
      invalidatesTags: whenAddressChanged,
    }),
    addressesUpdateAddress: build.mutation<AddressView, Versioned & { patch: UpdateAddress }>({
      query: ({ id, version, patch }) => ({
        url: `${addresses}/${id}`,
        method: 'PATCH',
        version,
        body: patch,
      }),
      invalidatesTags: whenAddressChanged,
    }),
    addressesDeleteAddress: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${addresses}/${id}`, method: 'DELETE', version }),
      invalidatesTags: whenAddressChanged,
    }),
    addressesRestoreAddress: build.mutation<AddressView, string>({
      query: (id) => ({ url: `${addresses}/${id}/restore`, method: 'POST' }),
      invalidatesTags: whenAddressChanged,
    }),
    addressesBulkDelete: build.mutation<BulkResult, BulkDelete>({
      query: (body) => ({ url: `${addresses}/bulk-delete`, method: 'POST', body }),
      invalidatesTags: whenAddressChanged,
    }),
    addressesBulkRestore: build.mutation<BulkResult, BulkRestore>({
      query: (body) => ({ url: `${addresses}/bulk-restore`, method: 'POST', body }),
      invalidatesTags: whenAddressChanged,
    }),
  }),
});

export const {
  useAddressesListAddressesQuery: useAddressList,
  useAddressesGetAddressQuery: useAddress,
  useLazyAddressesGetAddressQuery: useLazyAddress,
  useAddressesCheckNameQuery: useNameCheck,
  useAddressesFindTownQuery: useTown,
  useAddressesCreateAddressMutation: useCreateAddress,
  useAddressesUpdateAddressMutation: useUpdateAddress,
  useAddressesDeleteAddressMutation: useDeleteAddress,
  useAddressesRestoreAddressMutation: useRestoreAddress,
  useAddressesBulkDeleteMutation: useBulkDelete,
  useAddressesBulkRestoreMutation: useBulkRestore,
} = addressesApi;
