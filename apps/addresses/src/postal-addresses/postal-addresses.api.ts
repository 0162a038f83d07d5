import type {
  CreatePostalAddress,
  PostalAddressList,
  PostalAddressView,
  UpdatePostalAddress,
} from '@jahrring/contracts-addresses';
import { addEndpoints, call, whenChanged } from '@jahrring/tool-kit';

interface PostalAddressOf {
  addressId: string;
  id: string;
  version: number;
}

const urlOf = (addressId: string) => `/api/addresses/addresses/${addressId}/postal-addresses`;

const postalAddressesApi = addEndpoints(['addresses/PostalAddress'], (build) => ({
  addressesListPostalAddresses: build.query<PostalAddressList, string>({
    query: (addressId) => urlOf(addressId),
    providesTags: ['addresses/PostalAddress'],
  }),
  addressesCreatePostalAddress: build.mutation<
    PostalAddressView,
    { addressId: string; body: CreatePostalAddress }
  >({
    query: ({ addressId, body }) => call.post(urlOf(addressId), body),
    invalidatesTags: whenChanged('addresses/PostalAddress'),
  }),
  addressesUpdatePostalAddress: build.mutation<
    PostalAddressView,
    PostalAddressOf & { body: UpdatePostalAddress }
  >({
    query: ({ addressId, id, version, body }) => call.patch(`${urlOf(addressId)}/${id}`, body, version),
    invalidatesTags: whenChanged('addresses/PostalAddress'),
  }),
  addressesDeletePostalAddress: build.mutation<null, PostalAddressOf>({
    query: ({ addressId, id, version }) => call.delete(`${urlOf(addressId)}/${id}`, version),
    invalidatesTags: whenChanged('addresses/PostalAddress'),
  }),
  addressesRestorePostalAddress: build.mutation<PostalAddressView, Omit<PostalAddressOf, 'version'>>({
    query: ({ addressId, id }) => call.post(`${urlOf(addressId)}/${id}/restore`),
    invalidatesTags: whenChanged('addresses/PostalAddress'),
  }),
}));

export const {
  useAddressesListPostalAddressesQuery: usePostalAddresses,
  useAddressesCreatePostalAddressMutation: useCreatePostalAddress,
  useAddressesUpdatePostalAddressMutation: useUpdatePostalAddress,
  useAddressesDeletePostalAddressMutation: useDeletePostalAddress,
  useAddressesRestorePostalAddressMutation: useRestorePostalAddress,
} = postalAddressesApi;
