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
import { addEndpoints, call, whenChanged, type ListArgs, type Versioned } from '@jahrring/tool-kit';

export const addresses = '/api/addresses/addresses';

const addressesApi = addEndpoints(['addresses/Address'], (build) => ({
  addressesListAddresses: build.query<AddressList, ListArgs>({
    query: (params) => call.get(addresses, params),
    providesTags: ['addresses/Address'],
  }),
  addressesGetAddress: build.query<AddressView, string>({
    query: (id) => `${addresses}/${id}`,
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
    query: (body) => call.post(addresses, body),
    invalidatesTags: whenChanged('addresses/Address'),
  }),
  addressesUpdateAddress: build.mutation<AddressView, Versioned & { patch: UpdateAddress }>({
    query: ({ id, version, patch }) => call.patch(`${addresses}/${id}`, patch, version),
    invalidatesTags: whenChanged('addresses/Address'),
  }),
  addressesDeleteAddress: build.mutation<null, Versioned>({
    query: ({ id, version }) => call.delete(`${addresses}/${id}`, version),
    invalidatesTags: whenChanged('addresses/Address'),
  }),
  addressesRestoreAddress: build.mutation<AddressView, string>({
    query: (id) => call.post(`${addresses}/${id}/restore`),
    invalidatesTags: whenChanged('addresses/Address'),
  }),
  addressesBulkDelete: build.mutation<BulkResult, BulkDelete>({
    query: (body) => call.post(`${addresses}/bulk-delete`, body),
    invalidatesTags: whenChanged('addresses/Address'),
  }),
  addressesBulkRestore: build.mutation<BulkResult, BulkRestore>({
    query: (body) => call.post(`${addresses}/bulk-restore`, body),
    invalidatesTags: whenChanged('addresses/Address'),
  }),
}));

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
