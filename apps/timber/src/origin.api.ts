import type { CreateOrigin, OriginList, OriginView, UpdateOrigin } from '@jahrring/contracts-timber';
import { addEndpoints, call, whenChanged, type ListArgs, type Versioned } from '@jahrring/tool-kit';

const url = '/api/timber/origins';
const tag = 'timber/Origin';

const originApi = addEndpoints([tag], (build) => ({
  timberListOrigins: build.query<OriginList, ListArgs>({
    query: (params) => call.get(url, params),
    providesTags: [tag],
  }),
  timberGetOrigin: build.query<OriginView, string>({
    query: (id) => `${url}/${id}`,
    providesTags: (_result, _error, id) => [{ type: tag, id }],
    // A form must start from what is stored now, not from what was read before.
    keepUnusedDataFor: 0,
  }),
  timberCreateOrigin: build.mutation<OriginView, CreateOrigin>({
    query: (body) => call.post(url, body),
    invalidatesTags: whenChanged(tag),
  }),
  timberUpdateOrigin: build.mutation<OriginView, Versioned & { patch: UpdateOrigin }>({
    query: ({ id, version, patch }) => call.patch(`${url}/${id}`, patch, version),
    invalidatesTags: whenChanged(tag),
  }),
  timberDeleteOrigin: build.mutation<null, Versioned>({
    query: ({ id, version }) => call.delete(`${url}/${id}`, version),
    invalidatesTags: whenChanged(tag),
  }),
  timberRestoreOrigin: build.mutation<OriginView, string>({
    query: (id) => call.post(`${url}/${id}/restore`),
    invalidatesTags: whenChanged(tag),
  }),
}));

export const {
  useTimberListOriginsQuery: useOriginList,
  useTimberGetOriginQuery: useOrigin,
  useTimberCreateOriginMutation: useCreateOrigin,
  useTimberUpdateOriginMutation: useUpdateOrigin,
  useTimberDeleteOriginMutation: useDeleteOrigin,
  useTimberRestoreOriginMutation: useRestoreOrigin,
} = originApi;
