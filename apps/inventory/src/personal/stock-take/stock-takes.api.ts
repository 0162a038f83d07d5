import type { Page } from '@jahrring/contracts-common';
import type {
  CountStockTake,
  CreateStockTake,
  StockTakeHead,
  StockTakeView,
} from '@jahrring/contracts-inventory';
import { addEndpoints, call, whenChanged, type ListArgs, type Versioned } from '@jahrring/tool-kit';

export const stockTakesUrl = '/api/inventory/personal-stock-takes';
const tag = 'inventory/StockTake';

const changed = whenChanged(tag, 'inventory/Personal');

const stockTakesApi = addEndpoints([tag, 'inventory/Personal'], (build) => ({
  inventoryStockTakes: build.query<Page<StockTakeHead>, ListArgs>({
    query: (params) => call.get(stockTakesUrl, params),
    providesTags: [tag],
  }),
  inventoryStockTake: build.query<StockTakeView, string>({
    query: (id) => `${stockTakesUrl}/${id}`,
    providesTags: [tag],
  }),
  inventoryCreateStockTake: build.mutation<StockTakeView, CreateStockTake>({
    query: (body) => call.post(stockTakesUrl, body),
    invalidatesTags: changed,
  }),
  inventoryCountStockTake: build.mutation<StockTakeView, Versioned & CountStockTake>({
    query: ({ id, version, lines }) => call.patch(`${stockTakesUrl}/${id}`, { lines }, version),
    invalidatesTags: changed,
  }),
  inventoryBookStockTake: build.mutation<StockTakeView, Versioned>({
    query: ({ id, version }) => call.post(`${stockTakesUrl}/${id}/book`, undefined, version),
    invalidatesTags: changed,
  }),
  inventoryRemoveStockTake: build.mutation<null, Versioned>({
    query: ({ id, version }) => call.delete(`${stockTakesUrl}/${id}`, version),
    invalidatesTags: changed,
  }),
  inventoryRestoreStockTake: build.mutation<StockTakeView, string>({
    query: (id) => call.post(`${stockTakesUrl}/${id}/restore`),
    invalidatesTags: changed,
  }),
}));

export const {
  useInventoryStockTakesQuery: useStockTakes,
  useInventoryStockTakeQuery: useStockTake,
  useInventoryCreateStockTakeMutation: useCreateStockTake,
  useInventoryCountStockTakeMutation: useCountStockTake,
  useInventoryBookStockTakeMutation: useBookStockTake,
  useInventoryRemoveStockTakeMutation: useRemoveStockTake,
  useInventoryRestoreStockTakeMutation: useRestoreStockTake,
} = stockTakesApi;
