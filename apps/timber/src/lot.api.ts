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
import { api, type ListArgs, type Versioned } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';

export const lotsUrl = '/api/timber/lots';
const tag = 'timber/Lot';

/** A refused change has changed nothing: what is on screen stays, above all a form that is being filled in. */
const whenChanged = (result: unknown) => (result === undefined ? [] : ([tag] as const));

/** Stems that have moved are in other lots then. */
const whenMoved = (result: unknown) => (result === undefined ? [] : [tag, 'timber/Stem' as typeof tag]);

const lotApi = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    timberListLots: build.query<LotList, ListArgs>({
      query: (params) => ({ url: lotsUrl, params, keep: true }),
      providesTags: [tag],
    }),
    timberGetLot: build.query<LotView, string>({
      query: (id) => ({ url: `${lotsUrl}/${id}` }),
      providesTags: (_result, _error, id) => [{ type: tag, id }],
      // A form must start from what is stored now, not from what was read before.
      keepUnusedDataFor: 0,
    }),
    timberCreateLot: build.mutation<LotView, CreateLot>({
      query: (body) => ({ url: lotsUrl, method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    timberUpdateLot: build.mutation<LotView, Versioned & { patch: UpdateLot }>({
      query: ({ id, version, patch }) => ({ url: `${lotsUrl}/${id}`, method: 'PATCH', version, body: patch }),
      invalidatesTags: whenChanged,
    }),
    timberDeleteLot: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${lotsUrl}/${id}`, method: 'DELETE', version }),
      invalidatesTags: whenChanged,
    }),
    timberLotSums: build.query<LotSums, string>({
      query: (id) => ({ url: `${lotsUrl}/${id}/sums` }),
      providesTags: [tag],
    }),
    timberSellLot: build.mutation<LotView, Versioned & { sale: SellLot }>({
      query: ({ id, version, sale }) => ({
        url: `${lotsUrl}/${id}/sale`,
        method: 'PUT',
        version,
        body: sale,
      }),
      invalidatesTags: whenChanged,
    }),
    timberChangeLotState: build.mutation<LotView, Versioned & { state: LotState }>({
      query: ({ id, version, state }) => ({
        url: `${lotsUrl}/${id}/state`,
        method: 'POST',
        version,
        body: { state },
      }),
      invalidatesTags: whenMoved,
    }),
    timberSplitLot: build.mutation<LotView, Versioned & { part: SplitLot }>({
      query: ({ id, version, part }) => ({
        url: `${lotsUrl}/${id}/split`,
        method: 'POST',
        version,
        body: part,
      }),
      invalidatesTags: whenMoved,
    }),
    timberMergeLots: build.mutation<LotView, Versioned & { others: MergeLots }>({
      query: ({ id, version, others }) => ({
        url: `${lotsUrl}/${id}/merge`,
        method: 'POST',
        version,
        body: others,
      }),
      invalidatesTags: whenMoved,
    }),
    timberKeepLotPhoto: build.mutation<LotView, { id: string; file: File }>({
      query: ({ id, file }) => ({ url: `${lotsUrl}/${id}/photo`, method: 'POST', body: fileForm(file) }),
      invalidatesTags: whenChanged,
    }),
    timberRestoreLot: build.mutation<LotView, string>({
      query: (id) => ({ url: `${lotsUrl}/${id}/restore`, method: 'POST' }),
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
  useTimberKeepLotPhotoMutation: useKeepLotPhoto,
  useTimberLotSumsQuery: useLotSums,
  useTimberSellLotMutation: useSellLot,
  useTimberChangeLotStateMutation: useChangeLotState,
  useTimberSplitLotMutation: useSplitLot,
  useTimberMergeLotsMutation: useMergeLots,
} = lotApi;
