import type { Page } from '@jahrring/contracts-common';
import type {
  CountStockTake,
  CreateStockTake,
  StockTakeHead,
  StockTakeView,
} from '@jahrring/contracts-inventory';
import { api, type ListArgs, type Versioned } from '@jahrring/tool-kit';

export const stockTakesUrl = '/api/inventory/personal-stock-takes';
const tag = 'inventory/StockTake';

/** A refused change has changed nothing; what is booked changes the store. */
const whenChanged = (result: unknown) => (result === undefined ? [] : ([tag, 'inventory/Personal'] as const));

const stockTakesApi = api.enhanceEndpoints({ addTagTypes: [tag, 'inventory/Personal'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    inventoryStockTakes: build.query<Page<StockTakeHead>, ListArgs>({
      query: (params) => ({ url: stockTakesUrl, params }),
      providesTags: [tag],
    }),
    inventoryStockTake: build.query<StockTakeView, string>({
      query: (id) => ({ url: `${stockTakesUrl}/${id}` }),
      providesTags: [tag],
    }),
    inventoryCreateStockTake: build.mutation<StockTakeView, CreateStockTake>({
      query: (body) => ({ url: stockTakesUrl, method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    inventoryCountStockTake: build.mutation<StockTakeView, Versioned & CountStockTake>({
      query: ({ id, version, lines }) => ({
        url: `${stockTakesUrl}/${id}`,
        method: 'PATCH',
        version,
        body: { lines },
      }),
      invalidatesTags: whenChanged,
    }),
    inventoryBookStockTake: build.mutation<StockTakeView, Versioned>({
      query: ({ id, version }) => ({ url: `${stockTakesUrl}/${id}/book`, method: 'POST', version }),
      invalidatesTags: whenChanged,
    }),
    inventoryRemoveStockTake: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${stockTakesUrl}/${id}`, method: 'DELETE', version }),
      invalidatesTags: whenChanged,
    }),
    inventoryRestoreStockTake: build.mutation<StockTakeView, string>({
      query: (id) => ({ url: `${stockTakesUrl}/${id}/restore`, method: 'POST' }),
      invalidatesTags: whenChanged,
    }),
  }),
});

export const {
  useInventoryStockTakesQuery: useStockTakes,
  useInventoryStockTakeQuery: useStockTake,
  useInventoryCreateStockTakeMutation: useCreateStockTake,
  useInventoryCountStockTakeMutation: useCountStockTake,
  useInventoryBookStockTakeMutation: useBookStockTake,
  useInventoryRemoveStockTakeMutation: useRemoveStockTake,
  useInventoryRestoreStockTakeMutation: useRestoreStockTake,
} = stockTakesApi;
