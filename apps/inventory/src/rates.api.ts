import type { Page } from '@jahrring/contracts-common';
import type { CreateRateCategory, RateCategoryView, UpdateRateCategory } from '@jahrring/contracts-inventory';
import { addEndpoints, call, whenChanged, type ListArgs, type Versioned } from '@jahrring/tool-kit';

const categories = '/api/inventory/rate-categories';

const ratesApi = addEndpoints(['inventory/Rate'], (build) => ({
  inventoryListRates: build.query<Page<RateCategoryView>, ListArgs>({
    query: (params) => call.get(categories, params),
    providesTags: ['inventory/Rate'],
  }),
  inventoryRateOptions: build.query<Page<{ id: string; title: string }>, void>({
    query: () => ({ url: `${categories}/options`, onRefusal: 'pass' }),
    providesTags: ['inventory/Rate'],
  }),
  inventoryGetRate: build.query<RateCategoryView, string>({
    query: (id) => `${categories}/${id}`,
    providesTags: (_result, _error, id) => [{ type: 'inventory/Rate', id }],
    keepUnusedDataFor: 0,
  }),
  inventoryCreateRate: build.mutation<RateCategoryView, CreateRateCategory>({
    query: (body) => call.post(categories, body),
    invalidatesTags: whenChanged('inventory/Rate'),
  }),
  inventoryUpdateRate: build.mutation<RateCategoryView, Versioned & { patch: UpdateRateCategory }>({
    query: ({ id, version, patch }) => call.patch(`${categories}/${id}`, patch, version),
    invalidatesTags: whenChanged('inventory/Rate'),
  }),
  inventoryDeleteRate: build.mutation<null, Versioned>({
    query: ({ id, version }) => call.delete(`${categories}/${id}`, version),
    invalidatesTags: whenChanged('inventory/Rate'),
  }),
  inventoryRestoreRate: build.mutation<RateCategoryView, string>({
    query: (id) => call.post(`${categories}/${id}/restore`),
    invalidatesTags: whenChanged('inventory/Rate'),
  }),
}));

export const {
  useInventoryListRatesQuery: useRateList,
  useInventoryRateOptionsQuery: useRateOptions,
  useInventoryGetRateQuery: useRate,
  useInventoryCreateRateMutation: useCreateRate,
  useInventoryUpdateRateMutation: useUpdateRate,
  useInventoryDeleteRateMutation: useDeleteRate,
  useInventoryRestoreRateMutation: useRestoreRate,
} = ratesApi;
