import type {
  AddressImportView,
  AddressList,
  AddressView,
  BulkDelete,
  BulkRestore,
  BulkResult,
  CommitImport,
  CreateAddress,
  ImportRowList,
  ImportSettingsDraft,
  NameCheck,
  NameCheckQuery,
  TownQuery,
  TownView,
  UpdateAddress,
} from '@jahrring/contracts-addresses';
import { api, type ListArgs } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';

export const addresses = '/api/addresses/addresses';
const imports = '/api/addresses/imports';

interface Versioned {
  id: string;
  version: number;
}

/** A refused change has changed nothing: what is on screen stays, above all a form that is being filled in. */
const whenAddressChanged = (result: unknown) => (result === undefined ? [] : ['addresses/Address' as const]);
const whenImportChanged = (result: unknown) => (result === undefined ? [] : ['addresses/Import' as const]);

const tagged = api.enhanceEndpoints({ addTagTypes: ['addresses/Address', 'addresses/Import'] });

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
    addressesListImports: build.query<{ items: AddressImportView[]; total: number }, ListArgs>({
      query: (params) => ({ url: imports, params }),
      providesTags: ['addresses/Import'],
    }),
    addressesGetImport: build.query<AddressImportView, string>({
      query: (id) => ({ url: `${imports}/${id}` }),
      providesTags: (_result, _error, id) => [{ type: 'addresses/Import', id }],
    }),
    addressesListImportRows: build.query<ImportRowList, { id: string; args: ListArgs }>({
      query: ({ id, args }) => ({ url: `${imports}/${id}/rows`, params: args }),
      providesTags: (_result, _error, { id }) => [{ type: 'addresses/Import', id }],
    }),
    addressesUploadImport: build.mutation<AddressImportView, File>({
      query: (file) => ({ url: imports, method: 'POST', body: fileForm(file) }),
      invalidatesTags: whenImportChanged,
    }),
    addressesCheckImport: build.mutation<AddressImportView, { id: string; settings: ImportSettingsDraft }>({
      query: ({ id, settings }) => ({ url: `${imports}/${id}/check`, method: 'POST', body: settings }),
      invalidatesTags: whenImportChanged,
    }),
    addressesCommitImport: build.mutation<AddressImportView, { id: string } & CommitImport>({
      query: ({ id, ...body }) => ({ url: `${imports}/${id}/commit`, method: 'POST', body }),
      invalidatesTags: whenImportChanged,
    }),
    addressesUndoImport: build.mutation<AddressImportView, string>({
      query: (id) => ({ url: `${imports}/${id}/undo`, method: 'POST' }),
      invalidatesTags: whenImportChanged,
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
  useAddressesListImportsQuery: useImportList,
  useAddressesGetImportQuery: useImport,
  useAddressesListImportRowsQuery: useImportRows,
  useAddressesUploadImportMutation: useUploadImport,
  useAddressesCheckImportMutation: useCheckImport,
  useAddressesCommitImportMutation: useCommitImport,
  useAddressesUndoImportMutation: useUndoImport,
} = addressesApi;
