import type {
  CreatePostalAddress,
  PostalAddressList,
  PostalAddressView,
  UpdatePostalAddress,
} from '@jahrring/contracts-addresses';
import { api } from '@jahrring/tool-kit';

interface PostalAddressOf {
  addressId: string;
  id: string;
  version: number;
}

const urlOf = (addressId: string) => `/api/addresses/addresses/${addressId}/postal-addresses`;
const whenChanged = (result: unknown) => (result === undefined ? [] : ['addresses/PostalAddress' as const]);

const postalAddressesApi = api
  .enhanceEndpoints({ addTagTypes: ['addresses/PostalAddress'] })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      addressesListPostalAddresses: build.query<PostalAddressList, string>({
        query: (addressId) => ({ url: urlOf(addressId) }),
        providesTags: ['addresses/PostalAddress'],
      }),
      addressesCreatePostalAddress: build.mutation<
        PostalAddressView,
        { addressId: string; body: CreatePostalAddress }
      >({
        query: ({ addressId, body }) => ({ url: urlOf(addressId), method: 'POST', body }),
        invalidatesTags: whenChanged,
      }),
      addressesUpdatePostalAddress: build.mutation<
        PostalAddressView,
        PostalAddressOf & { body: UpdatePostalAddress }
      >({
        query: ({ addressId, id, version, body }) => ({
          url: `${urlOf(addressId)}/${id}`,
          method: 'PATCH',
          version,
          body,
        }),
        invalidatesTags: whenChanged,
      }),
      addressesDeletePostalAddress: build.mutation<null, PostalAddressOf>({
        query: ({ addressId, id, version }) => ({
          url: `${urlOf(addressId)}/${id}`,
          method: 'DELETE',
          version,
        }),
        invalidatesTags: whenChanged,
      }),
      addressesRestorePostalAddress: build.mutation<PostalAddressView, Omit<PostalAddressOf, 'version'>>({
        query: ({ addressId, id }) => ({ url: `${urlOf(addressId)}/${id}/restore`, method: 'POST' }),
        invalidatesTags: whenChanged,
      }),
    }),
  });

export const {
  useAddressesListPostalAddressesQuery: usePostalAddresses,
  useAddressesCreatePostalAddressMutation: useCreatePostalAddress,
  useAddressesUpdatePostalAddressMutation: useUpdatePostalAddress,
  useAddressesDeletePostalAddressMutation: useDeletePostalAddress,
  useAddressesRestorePostalAddressMutation: useRestorePostalAddress,
} = postalAddressesApi;
