import type {
  CreateLot,
  LotList,
  LotState,
  LotSums,
  LotView,
  MergeLots,
  SellLot,
  SplitLot,
  UpdateLot,
} from '@jahrring/contracts-timber';
import { addEndpoints, call, whenChanged, type ListArgs, type Versioned } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';

export const lotsUrl = '/api/timber/lots';
const tag = 'timber/Lot';

/** Stems that have moved are in other lots then. */
const whenMoved = whenChanged(tag, 'timber/Stem');

const lotApi = addEndpoints([tag], (build) => ({
  timberListLots: build.query<LotList, ListArgs>({
    query: (params) => ({ url: lotsUrl, params, keep: true }),
    providesTags: [tag],
  }),
  timberGetLot: build.query<LotView, string>({
    query: (id) => `${lotsUrl}/${id}`,
    providesTags: (_result, _error, id) => [{ type: tag, id }],
    // A form must start from what is stored now, not from what was read before.
    keepUnusedDataFor: 0,
  }),
  timberCreateLot: build.mutation<LotView, CreateLot>({
    query: (body) => call.post(lotsUrl, body),
    invalidatesTags: whenChanged(tag),
  }),
  timberUpdateLot: build.mutation<LotView, Versioned & { patch: UpdateLot }>({
    query: ({ id, version, patch }) => call.patch(`${lotsUrl}/${id}`, patch, version),
    invalidatesTags: whenChanged(tag),
  }),
  timberDeleteLot: build.mutation<null, Versioned>({
    query: ({ id, version }) => call.delete(`${lotsUrl}/${id}`, version),
    invalidatesTags: whenChanged(tag),
  }),
  timberLotSums: build.query<LotSums, string>({
    query: (id) => `${lotsUrl}/${id}/sums`,
    providesTags: [tag],
  }),
  timberSellLot: build.mutation<LotView, Versioned & { sale: SellLot }>({
    query: ({ id, version, sale }) => call.put(`${lotsUrl}/${id}/sale`, sale, version),
    invalidatesTags: whenChanged(tag),
  }),
  timberChangeLotState: build.mutation<LotView, Versioned & { state: LotState }>({
    query: ({ id, version, state }) => call.post(`${lotsUrl}/${id}/state`, { state }, version),
    invalidatesTags: whenMoved,
  }),
  timberSplitLot: build.mutation<LotView, Versioned & { part: SplitLot }>({
    query: ({ id, version, part }) => call.post(`${lotsUrl}/${id}/split`, part, version),
    invalidatesTags: whenMoved,
  }),
  timberMergeLots: build.mutation<LotView, Versioned & { others: MergeLots }>({
    query: ({ id, version, others }) => call.post(`${lotsUrl}/${id}/merge`, others, version),
    invalidatesTags: whenMoved,
  }),
  timberKeepLotPhoto: build.mutation<LotView, { id: string; file: File }>({
    query: ({ id, file }) => call.post(`${lotsUrl}/${id}/photo`, fileForm(file)),
    invalidatesTags: whenChanged(tag),
  }),
  timberRestoreLot: build.mutation<LotView, string>({
    query: (id) => call.post(`${lotsUrl}/${id}/restore`),
    invalidatesTags: whenChanged(tag),
  }),
}));

export const {
  useTimberListLotsQuery: useLotList,
  useTimberGetLotQuery: useLot,
  useTimberCreateLotMutation: useCreateLot,
  useTimberUpdateLotMutation: useUpdateLot,
  useTimberDeleteLotMutation: useDeleteLot,
  useTimberRestoreLotMutation: useRestoreLot,
  useTimberKeepLotPhotoMutation: useKeepLotPhoto,
  useTimberLotSumsQuery: useLotSums,
  useTimberSellLotMutation: useSellLot,
  useTimberChangeLotStateMutation: useChangeLotState,
  useTimberSplitLotMutation: useSplitLot,
  useTimberMergeLotsMutation: useMergeLots,
} = lotApi;
