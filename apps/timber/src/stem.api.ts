import type { CreateStem, MoveStems, StemList, StemView, UpdateStem } from '@jahrring/contracts-timber';
import { addEndpoints, call, whenChanged, type ListArgs, type Versioned } from '@jahrring/tool-kit';

export const stemsUrl = '/api/timber/stems';
const tag = 'timber/Stem';

const stemApi = addEndpoints([tag], (build) => ({
  timberListStems: build.query<StemList, ListArgs>({
    query: (params) => call.get(stemsUrl, params),
    providesTags: [tag],
  }),
  timberGetStem: build.query<StemView, string>({
    query: (id) => `${stemsUrl}/${id}`,
    providesTags: (_result, _error, id) => [{ type: tag, id }],
    // A form must start from what is stored now, not from what was read before.
    keepUnusedDataFor: 0,
  }),
  timberCreateStem: build.mutation<StemView, CreateStem>({
    query: (body) => call.post(stemsUrl, body),
    invalidatesTags: whenChanged(tag, 'timber/Lot'),
  }),
  timberMoveStems: build.mutation<{ moved: number }, MoveStems>({
    query: (body) => call.post(`${stemsUrl}/move`, body),
    invalidatesTags: whenChanged(tag, 'timber/Lot'),
  }),
  /** Sent from the device's queue: lists are read again. */
  timberStemsSent: build.mutation<null, void>({
    queryFn: () => ({ data: null }),
    invalidatesTags: [tag, 'timber/Lot'],
  }),
  timberUpdateStem: build.mutation<StemView, Versioned & { patch: UpdateStem }>({
    query: ({ id, version, patch }) => call.patch(`${stemsUrl}/${id}`, patch, version),
    invalidatesTags: whenChanged(tag, 'timber/Lot'),
  }),
  timberDeleteStem: build.mutation<null, Versioned>({
    query: ({ id, version }) => call.delete(`${stemsUrl}/${id}`, version),
    invalidatesTags: whenChanged(tag, 'timber/Lot'),
  }),
  timberRestoreStem: build.mutation<StemView, string>({
    query: (id) => call.post(`${stemsUrl}/${id}/restore`),
    invalidatesTags: whenChanged(tag, 'timber/Lot'),
  }),
}));

export const {
  useTimberListStemsQuery: useStemList,
  useTimberGetStemQuery: useStem,
  useTimberCreateStemMutation: useCreateStem,
  useTimberMoveStemsMutation: useMoveStems,
  useTimberStemsSentMutation: useStemsSent,
  useTimberUpdateStemMutation: useUpdateStem,
  useTimberDeleteStemMutation: useDeleteStem,
  useTimberRestoreStemMutation: useRestoreStem,
} = stemApi;
