import type {
  CreateTimeRate,
  RepriceInput,
  RepricePreview,
  RepricePreviewInput,
  TimeRateView,
  UpdateTimeRate,
} from '@jahrring/contracts-time';
import { api } from '@jahrring/tool-kit';

const rates = '/api/time/rates';
const rateTag = ['time/Rate' as const];
const whenSaved = (result: unknown) => (result === undefined ? [] : rateTag);

const ratesApi = api.enhanceEndpoints({ addTagTypes: ['time/Rate', 'time/Entry'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    timeListRates: build.query<{ items: TimeRateView[]; total: number }, { projectId?: string | undefined }>({
      query: (params) => ({ url: rates, params }),
      providesTags: rateTag,
    }),
    timeCreateRate: build.mutation<TimeRateView, Partial<CreateTimeRate>>({
      query: (body) => ({ url: rates, method: 'POST', body }),
      invalidatesTags: whenSaved,
    }),
    timeUpdateRate: build.mutation<TimeRateView, { id: string; version: number; patch: UpdateTimeRate }>({
      query: ({ id, version, patch }) => ({ url: `${rates}/${id}`, method: 'PATCH', version, body: patch }),
      invalidatesTags: whenSaved,
    }),
    timeDeleteRate: build.mutation<null, { id: string; version: number }>({
      query: ({ id, version }) => ({ url: `${rates}/${id}`, method: 'DELETE', version }),
      invalidatesTags: whenSaved,
    }),
    timePreviewReprice: build.query<RepricePreview, RepricePreviewInput>({
      query: (body) => ({ url: `${rates}/preview`, method: 'POST', body, onRefusal: 'pass' }),
      keepUnusedDataFor: 0,
      providesTags: ['time/Rate', 'time/Entry'],
    }),
    timeReprice: build.mutation<RepricePreview, RepriceInput>({
      query: (body) => ({ url: `${rates}/apply`, method: 'POST', body }),
      invalidatesTags: (result) => (result ? ['time/Rate', 'time/Entry'] : []),
    }),
  }),
});

export const {
  useTimeListRatesQuery: useRates,
  useTimeCreateRateMutation: useCreateRate,
  useTimeUpdateRateMutation: useUpdateRate,
  useTimeDeleteRateMutation: useDeleteRate,
  useTimePreviewRepriceQuery: useRepricePreview,
  useTimeRepriceMutation: useReprice,
} = ratesApi;
