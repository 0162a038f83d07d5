import type { Page } from '@jahrring/contracts-common';
import type { CreateRateCategory, RateCategoryView, UpdateRateCategory } from '@jahrring/contracts-inventory';
import { api, type ListArgs, type Versioned } from '@jahrring/tool-kit';

const categories = '/api/inventory/rate-categories';

/** A refused change has changed nothing: what is on screen stays. */
const whenChanged = (result: unknown) => (result === undefined ? [] : (['inventory/Rate'] as const));

const tagged = api.enhanceEndpoints({ addTagTypes: ['inventory/Rate'] });

const ratesApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    inventoryListRates: build.query<Page<RateCategoryView>, ListArgs>({
      query: (params) => ({ url: categories, params }),
      providesTags: ['inventory/Rate'],
    }),
    inventoryRateOptions: build.query<Page<{ id: string; title: string }>, void>({
      query: () => ({ url: `${categories}/options`, onRefusal: 'pass' }),
      providesTags: ['inventory/Rate'],
    }),
    inventoryGetRate: build.query<RateCategoryView, string>({
      query: (id) => ({ url: `${categories}/${id}` }),
      providesTags: (_result, _error, id) => [{ type: 'inventory/Rate', id }],
      keepUnusedDataFor: 0,
    }),
    inventoryCreateRate: build.mutation<RateCategoryView, CreateRateCategory>({
      query: (body) => ({ url: categories, method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    inventoryUpdateRate: build.mutation<RateCategoryView, Versioned & { patch: UpdateRateCategory }>({
      query: ({ id, version, patch }) => ({
        url: `${categories}/${id}`,
        method: 'PATCH',
        version,
        body: patch,
      }),
      invalidatesTags: whenChanged,
    }),
    inventoryDeleteRate: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${categories}/${id}`, method: 'DELETE', version }),
      invalidatesTags: whenChanged,
    }),
    inventoryRestoreRate: build.mutation<RateCategoryView, string>({
      query: (id) => ({ url: `${categories}/${id}/restore`, method: 'POST' }),
      invalidatesTags: whenChanged,
    }),
  }),
});

export const {
  useInventoryListRatesQuery: useRateList,
  useInventoryRateOptionsQuery: useRateOptions,
  useInventoryGetRateQuery: useRate,
  useInventoryCreateRateMutation: useCreateRate,
  useInventoryUpdateRateMutation: useUpdateRate,
  useInventoryDeleteRateMutation: useDeleteRate,
  useInventoryRestoreRateMutation: useRestoreRate,
} = ratesApi;
