import type {
  CreateTimeRate,
  RepriceInput,
  RepricePreview,
  RepricePreviewInput,
  TimeRateView,
  UpdateTimeRate,
} from '@jahrring/contracts-time';
import { addEndpoints, call, whenChanged } from '@jahrring/tool-kit';

const rates = '/api/time/rates';
const rateTag = ['time/Rate' as const];
const ratesApi = addEndpoints(['time/Rate', 'time/Entry'], (build) => ({
  timeListRates: build.query<{ items: TimeRateView[]; total: number }, { projectId?: string | undefined }>({
    query: (params) => call.get(rates, params),
    providesTags: rateTag,
  }),
  timeCreateRate: build.mutation<TimeRateView, Partial<CreateTimeRate>>({
    query: (body) => call.post(rates, body),
    invalidatesTags: whenChanged(...rateTag),
  }),
  timeUpdateRate: build.mutation<TimeRateView, { id: string; version: number; patch: UpdateTimeRate }>({
    query: ({ id, version, patch }) => call.patch(`${rates}/${id}`, patch, version),
    invalidatesTags: whenChanged(...rateTag),
  }),
  timeDeleteRate: build.mutation<null, { id: string; version: number }>({
    query: ({ id, version }) => call.delete(`${rates}/${id}`, version),
    invalidatesTags: whenChanged(...rateTag),
  }),
  timePreviewReprice: build.query<RepricePreview, RepricePreviewInput>({
    query: (body) => ({ url: `${rates}/preview`, method: 'POST', body, onRefusal: 'pass' }),
    keepUnusedDataFor: 0,
    providesTags: ['time/Rate', 'time/Entry'],
  }),
  timeReprice: build.mutation<RepricePreview, RepriceInput>({
    query: (body) => call.post(`${rates}/apply`, body),
    invalidatesTags: whenChanged('time/Rate', 'time/Entry'),
  }),
}));

export const {
  useTimeListRatesQuery: useRates,
  useTimeCreateRateMutation: useCreateRate,
  useTimeUpdateRateMutation: useUpdateRate,
  useTimeDeleteRateMutation: useDeleteRate,
  useTimePreviewRepriceQuery: useRepricePreview,
  useTimeRepriceMutation: useReprice,
} = ratesApi;
