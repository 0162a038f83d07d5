import type { CreateOrigin, OriginList, OriginView, UpdateOrigin } from '@jahrring/contracts-timber';
import { api, type ListArgs, type Versioned } from '@jahrring/tool-kit';

const url = '/api/timber/origins';
const tag = 'timber/Origin';

/** A refused change has changed nothing: what is on screen stays, above all a form that is being filled in. */
const whenChanged = (result: unknown) => (result === undefined ? [] : ([tag] as const));

const originApi = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    timberListOrigins: build.query<OriginList, ListArgs>({
      query: (params) => ({ url, params }),
      providesTags: [tag],
    }),
    timberGetOrigin: build.query<OriginView, string>({
      query: (id) => ({ url: `${url}/${id}` }),
      providesTags: (_result, _error, id) => [{ type: tag, id }],
      // A form must start from what is stored now, not from what was read before.
      keepUnusedDataFor: 0,
    }),
    timberCreateOrigin: build.mutation<OriginView, CreateOrigin>({
      query: (body) => ({ url, method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    timberUpdateOrigin: build.mutation<OriginView, Versioned & { patch: UpdateOrigin }>({
      query: ({ id, version, patch }) => ({ url: `${url}/${id}`, method: 'PATCH', version, body: patch }),
      invalidatesTags: whenChanged,
    }),
    timberDeleteOrigin: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${url}/${id}`, method: 'DELETE', version }),
      invalidatesTags: whenChanged,
    }),
    timberRestoreOrigin: build.mutation<OriginView, string>({
      query: (id) => ({ url: `${url}/${id}/restore`, method: 'POST' }),
      invalidatesTags: whenChanged,
    }),
  }),
});

export const {
  useTimberListOriginsQuery: useOriginList,
  useTimberGetOriginQuery: useOrigin,
  useTimberCreateOriginMutation: useCreateOrigin,
  useTimberUpdateOriginMutation: useUpdateOrigin,
  useTimberDeleteOriginMutation: useDeleteOrigin,
  useTimberRestoreOriginMutation: useRestoreOrigin,
} = originApi;
