import type { CreateLot, LotList, LotView, UpdateLot } from '@jahrring/contracts-timber';
import { api, type ListArgs } from '@jahrring/tool-kit';

const url = '/api/timber/lots';
const tag = 'timber/Lot';

interface Versioned {
  id: string;
  version: number;
}

/** A refused change has changed nothing: what is on screen stays, above all a form that is being filled in. */
const whenChanged = (result: unknown) => (result === undefined ? [] : ([tag] as const));

const lotApi = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    timberListLots: build.query<LotList, ListArgs>({
      query: (params) => ({ url, params }),
      providesTags: [tag],
    }),
    timberGetLot: build.query<LotView, string>({
      query: (id) => ({ url: `${url}/${id}` }),
      providesTags: (_result, _error, id) => [{ type: tag, id }],
      // A form must start from what is stored now, not from what was read before.
      keepUnusedDataFor: 0,
    }),
    timberCreateLot: build.mutation<LotView, CreateLot>({
      query: (body) => ({ url, method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    timberUpdateLot: build.mutation<LotView, Versioned & { patch: UpdateLot }>({
      query: ({ id, version, patch }) => ({ url: `${url}/${id}`, method: 'PATCH', version, body: patch }),
      invalidatesTags: whenChanged,
    }),
    timberDeleteLot: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${url}/${id}`, method: 'DELETE', version }),
      invalidatesTags: whenChanged,
    }),
    timberRestoreLot: build.mutation<LotView, string>({
      query: (id) => ({ url: `${url}/${id}/restore`, method: 'POST' }),
      invalidatesTags: whenChanged,
    }),
  }),
});

export const {
  useTimberListLotsQuery: useLotList,
  useTimberGetLotQuery: useLot,
  useTimberCreateLotMutation: useCreateLot,
  useTimberUpdateLotMutation: useUpdateLot,
  useTimberDeleteLotMutation: useDeleteLot,
  useTimberRestoreLotMutation: useRestoreLot,
} = lotApi;
