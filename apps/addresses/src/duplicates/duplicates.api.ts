import type {
  AddressMergeList,
  AddressMergeView,
  AddressView,
  CreateDistinctPair,
  DistinctPairList,
  DistinctPairView,
  DuplicateList,
  MergeAddressInput,
  MergePreview,
} from '@jahrring/contracts-addresses';
import { api } from '@jahrring/tool-kit';

const addresses = '/api/addresses/addresses';
const distinctPairs = '/api/addresses/distinct-pairs';
const merges = '/api/addresses/address-merges';

const whenMerged = (result: unknown) =>
  result === undefined
    ? []
    : (['addresses/Address', 'addresses/Duplicate', 'addresses/Contact', 'addresses/PostalAddress'] as const);

const duplicatesApi = api
  .enhanceEndpoints({
    addTagTypes: ['addresses/Address', 'addresses/Duplicate', 'addresses/Contact', 'addresses/PostalAddress'],
  })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      addressesListDuplicates: build.query<DuplicateList, undefined>({
        query: () => ({ url: `${addresses}/duplicates` }),
        providesTags: ['addresses/Duplicate', 'addresses/Address'],
      }),
      addressesListMerges: build.query<AddressMergeList, undefined>({
        query: () => ({ url: merges }),
        providesTags: ['addresses/Duplicate'],
      }),
      addressesPreviewMerge: build.query<MergePreview, string>({
        query: (fromId) => ({ url: `${addresses}/${fromId}/merge-preview` }),
        keepUnusedDataFor: 0,
      }),
      addressesMerge: build.mutation<
        AddressMergeView,
        { id: string; version: number; body: MergeAddressInput }
      >({
        query: ({ id, version, body }) => ({
          url: `${addresses}/${id}/merge`,
          method: 'POST',
          version,
          body,
        }),
        invalidatesTags: (result) => [...whenMerged(result)],
      }),
      addressesListDistinctPairs: build.query<DistinctPairList, undefined>({
        query: () => ({ url: distinctPairs }),
        providesTags: ['addresses/Duplicate'],
      }),
      addressesCreateDistinctPair: build.mutation<DistinctPairView, CreateDistinctPair>({
        query: (body) => ({ url: distinctPairs, method: 'POST', body }),
        invalidatesTags: (result) => (result ? ['addresses/Duplicate'] : []),
      }),
      addressesDeleteDistinctPair: build.mutation<null, Pick<DistinctPairView, 'id' | 'version'>>({
        query: ({ id, version }) => ({ url: `${distinctPairs}/${id}`, method: 'DELETE', version }),
        invalidatesTags: (result) => (result === undefined ? [] : ['addresses/Duplicate']),
      }),
      addressesUndoMerge: build.mutation<AddressView, string>({
        query: (id) => ({ url: `${merges}/${id}/undo`, method: 'POST' }),
        invalidatesTags: (result) => [...whenMerged(result)],
      }),
    }),
  });

export const {
  useAddressesListDuplicatesQuery: useDuplicates,
  useAddressesListMergesQuery: useMerges,
  useAddressesListDistinctPairsQuery: useDistinctPairs,
  useAddressesCreateDistinctPairMutation: useCreateDistinctPair,
  useAddressesDeleteDistinctPairMutation: useDeleteDistinctPair,
  useAddressesPreviewMergeQuery: useMergePreview,
  useAddressesMergeMutation: useMergeAddresses,
  useAddressesUndoMergeMutation: useUndoMerge,
} = duplicatesApi;
