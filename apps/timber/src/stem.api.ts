import type { CreateStem, MoveStems, StemList, StemView, UpdateStem } from '@jahrring/contracts-timber';
import { api, type ListArgs, type Versioned } from '@jahrring/tool-kit';

export const stemsUrl = '/api/timber/stems';
const tag = 'timber/Stem';

/** A refused change has changed nothing: what is on screen stays, above all a form that is being filled in. */
const whenChanged = (result: unknown) => (result === undefined ? [] : [tag, 'timber/Lot' as typeof tag]);

const stemApi = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    timberListStems: build.query<StemList, ListArgs>({
      query: (params) => ({ url: stemsUrl, params }),
      providesTags: [tag],
    }),
    timberGetStem: build.query<StemView, string>({
      query: (id) => ({ url: `${stemsUrl}/${id}` }),
      providesTags: (_result, _error, id) => [{ type: tag, id }],
      // A form must start from what is stored now, not from what was read before.
      keepUnusedDataFor: 0,
    }),
    timberCreateStem: build.mutation<StemView, CreateStem>({
      query: (body) => ({ url: stemsUrl, method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    timberMoveStems: build.mutation<{ moved: number }, MoveStems>({
      query: (body) => ({ url: `${stemsUrl}/move`, method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    /** Sent from the device's queue: lists are read again. */
    timberStemsSent: build.mutation<null, void>({
      queryFn: () => ({ data: null }),
      invalidatesTags: [tag, 'timber/Lot' as typeof tag],
    }),
    timberUpdateStem: build.mutation<StemView, Versioned & { patch: UpdateStem }>({
      query: ({ id, version, patch }) => ({
        url: `${stemsUrl}/${id}`,
        method: 'PATCH',
        version,
        body: patch,
      }),
      invalidatesTags: whenChanged,
    }),
    timberDeleteStem: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${stemsUrl}/${id}`, method: 'DELETE', version }),
      invalidatesTags: whenChanged,
    }),
    timberRestoreStem: build.mutation<StemView, string>({
      query: (id) => ({ url: `${stemsUrl}/${id}/restore`, method: 'POST' }),
      invalidatesTags: whenChanged,
    }),
  }),
});

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
