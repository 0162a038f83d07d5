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
import { addEndpoints, call, whenChanged } from '@jahrring/tool-kit';

const addresses = '/api/addresses/addresses';
const distinctPairs = '/api/addresses/distinct-pairs';
const merges = '/api/addresses/address-merges';

const tags = ['addresses/Address', 'addresses/Duplicate', 'addresses/Contact', 'addresses/PostalAddress'];

const duplicatesApi = addEndpoints(tags, (build) => ({
  addressesListDuplicates: build.query<DuplicateList, undefined>({
    query: () => `${addresses}/duplicates`,
    providesTags: ['addresses/Duplicate', 'addresses/Address'],
  }),
  addressesListMerges: build.query<AddressMergeList, undefined>({
    query: () => merges,
    providesTags: ['addresses/Duplicate'],
  }),
  addressesPreviewMerge: build.query<MergePreview, string>({
    query: (fromId) => `${addresses}/${fromId}/merge-preview`,
    keepUnusedDataFor: 0,
  }),
  addressesMerge: build.mutation<AddressMergeView, { id: string; version: number; body: MergeAddressInput }>({
    query: ({ id, version, body }) => call.post(`${addresses}/${id}/merge`, body, version),
    invalidatesTags: whenChanged(...tags),
  }),
  addressesListDistinctPairs: build.query<DistinctPairList, undefined>({
    query: () => distinctPairs,
    providesTags: ['addresses/Duplicate'],
  }),
  addressesCreateDistinctPair: build.mutation<DistinctPairView, CreateDistinctPair>({
    query: (body) => call.post(distinctPairs, body),
    invalidatesTags: whenChanged('addresses/Duplicate'),
  }),
  addressesDeleteDistinctPair: build.mutation<null, Pick<DistinctPairView, 'id' | 'version'>>({
    query: ({ id, version }) => call.delete(`${distinctPairs}/${id}`, version),
    invalidatesTags: whenChanged('addresses/Duplicate'),
  }),
  addressesUndoMerge: build.mutation<AddressView, string>({
    query: (id) => call.post(`${merges}/${id}/undo`),
    invalidatesTags: whenChanged(...tags),
  }),
}));

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
