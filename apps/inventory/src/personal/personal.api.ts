import type { Page } from '@jahrring/contracts-common';
import type {
  CreateHandover,
  CreateKit,
  CreatePersonalArticle,
  CreatePersonalItem,
  HandoverView,
  HolderView,
  HoldingView,
  InspectPersonalItem,
  KitView,
  PersonalArticleView,
  PersonalItemView,
  PersonalSettings,
  ReceivePersonalArticle,
  StockMoveView,
  UpdateKit,
  UpdatePersonalArticle,
  UpdatePersonalSettings,
} from '@jahrring/contracts-inventory';
import { addEndpoints, call, whenChanged, type ListArgs, type Versioned } from '@jahrring/tool-kit';

const base = '/api/inventory';
export const handoversUrl = `${base}/handovers`;
export const holdingsUrl = `${base}/holdings`;
export const articlesUrl = `${base}/personal-articles`;
export const sheetsUrl = `${base}/personal-sheets`;
export const itemsUrl = `${base}/personal-items`;
const kitsUrl = `${base}/personal-kits`;
const settingsUrl = `${base}/personal-settings`;
const tag = 'inventory/Personal';

const personalApi = addEndpoints([tag], (build) => ({
  inventoryPersonalArticles: build.query<Page<PersonalArticleView>, ListArgs>({
    query: (params) => ({ url: articlesUrl, params, keep: true }),
    providesTags: [tag],
  }),
  inventoryPersonalArticle: build.query<PersonalArticleView, string>({
    query: (id) => `${articlesUrl}/${id}`,
    providesTags: [tag],
  }),
  inventoryStockMoves: build.query<Page<StockMoveView>, string>({
    query: (id) => `${articlesUrl}/${id}/moves`,
    providesTags: [tag],
  }),
  inventoryPersonalItems: build.query<Page<PersonalItemView>, ListArgs>({
    query: (params) => call.get(itemsUrl, params),
    providesTags: [tag],
  }),
  inventoryKnownItems: build.query<Page<PersonalItemView>, void>({
    query: () => ({ url: `${itemsUrl}/known`, keep: true }),
    providesTags: [tag],
  }),
  inventoryHoldings: build.query<Page<HoldingView>, ListArgs>({
    query: (params) => ({ url: holdingsUrl, params, keep: true }),
    providesTags: [tag],
  }),
  inventoryHolders: build.query<Page<HolderView>, void>({
    query: () => ({ url: `${holdingsUrl}/people`, keep: true }),
    providesTags: [tag],
  }),
  inventoryHandovers: build.query<Page<HandoverView>, ListArgs>({
    query: (params) => call.get(handoversUrl, params),
    providesTags: [tag],
  }),
  inventoryKits: build.query<Page<KitView>, ListArgs>({
    query: (params) => ({ url: kitsUrl, params, keep: true }),
    providesTags: [tag],
  }),
  inventoryHandOver: build.mutation<HandoverView, CreateHandover>({
    query: (body) => call.post(handoversUrl, body),
    invalidatesTags: whenChanged(tag),
  }),
  inventoryHandoverSent: build.mutation<null, undefined>({
    queryFn: () => ({ data: null }),
    invalidatesTags: [tag],
  }),
  inventoryCreatePersonalArticle: build.mutation<PersonalArticleView, CreatePersonalArticle>({
    query: (body) => call.post(articlesUrl, body),
    invalidatesTags: whenChanged(tag),
  }),
  inventoryUpdatePersonalArticle: build.mutation<
    PersonalArticleView,
    Versioned & { patch: UpdatePersonalArticle }
  >({
    query: ({ id, version, patch }) => call.patch(`${articlesUrl}/${id}`, patch, version),
    invalidatesTags: whenChanged(tag),
  }),
  inventoryRemovePersonalArticle: build.mutation<null, Versioned>({
    query: ({ id, version }) => call.delete(`${articlesUrl}/${id}`, version),
    invalidatesTags: whenChanged(tag),
  }),
  inventoryRestorePersonalArticle: build.mutation<PersonalArticleView, string>({
    query: (id) => call.post(`${articlesUrl}/${id}/restore`),
    invalidatesTags: whenChanged(tag),
  }),
  inventoryReceive: build.mutation<PersonalArticleView, ReceivePersonalArticle & { articleId: string }>({
    query: ({ articleId, ...body }) => call.post(`${articlesUrl}/${articleId}/receipts`, body),
    invalidatesTags: whenChanged(tag),
  }),
  inventoryCreateItem: build.mutation<PersonalItemView, CreatePersonalItem>({
    query: (body) => call.post(itemsUrl, body),
    invalidatesTags: whenChanged(tag),
  }),
  inventoryRemoveItem: build.mutation<null, Versioned>({
    query: ({ id, version }) => call.delete(`${itemsUrl}/${id}`, version),
    invalidatesTags: whenChanged(tag),
  }),
  inventoryRestoreItem: build.mutation<PersonalItemView, string>({
    query: (id) => call.post(`${itemsUrl}/${id}/restore`),
    invalidatesTags: whenChanged(tag),
  }),
  inventoryInspect: build.mutation<PersonalItemView, InspectPersonalItem & { itemId: string }>({
    query: ({ itemId, ...body }) => call.post(`${itemsUrl}/${itemId}/inspections`, body),
    invalidatesTags: whenChanged(tag),
  }),
}));

const kitsApi = addEndpoints([tag], (build) => ({
  inventoryPersonalSettings: build.query<PersonalSettings, void>({
    query: () => settingsUrl,
    providesTags: [tag],
  }),
  inventoryUpdatePersonalSettings: build.mutation<
    PersonalSettings,
    { version: number; values: UpdatePersonalSettings }
  >({
    query: ({ version, values }) => call.put(settingsUrl, values, version),
    invalidatesTags: whenChanged(tag),
  }),
  inventoryCreateKit: build.mutation<KitView, CreateKit>({
    query: (body) => call.post(kitsUrl, body),
    invalidatesTags: whenChanged(tag),
  }),
  inventoryUpdateKit: build.mutation<KitView, Versioned & { patch: UpdateKit }>({
    query: ({ id, version, patch }) => call.patch(`${kitsUrl}/${id}`, patch, version),
    invalidatesTags: whenChanged(tag),
  }),
  inventoryRemoveKit: build.mutation<null, Versioned>({
    query: ({ id, version }) => call.delete(`${kitsUrl}/${id}`, version),
    invalidatesTags: whenChanged(tag),
  }),
  inventoryRestoreKit: build.mutation<KitView, string>({
    query: (id) => call.post(`${kitsUrl}/${id}/restore`),
    invalidatesTags: whenChanged(tag),
  }),
}));

export const {
  useInventoryPersonalArticlesQuery: usePersonalArticles,
  useInventoryPersonalArticleQuery: usePersonalArticle,
  useInventoryStockMovesQuery: useStockMoves,
  useInventoryPersonalItemsQuery: usePersonalItems,
  useInventoryKnownItemsQuery: useKnownItems,
  useInventoryHoldingsQuery: useHoldings,
  useInventoryHoldersQuery: useHolders,
  useInventoryHandoversQuery: useHandovers,
  useInventoryKitsQuery: useKits,
  useInventoryHandOverMutation: useHandOver,
  useInventoryHandoverSentMutation: useHandoverSent,
  useInventoryCreatePersonalArticleMutation: useCreatePersonalArticle,
  useInventoryUpdatePersonalArticleMutation: useUpdatePersonalArticle,
  useInventoryRemovePersonalArticleMutation: useRemovePersonalArticle,
  useInventoryRestorePersonalArticleMutation: useRestorePersonalArticle,
  useInventoryReceiveMutation: useReceive,
  useInventoryCreateItemMutation: useCreateItem,
  useInventoryRemoveItemMutation: useRemoveItem,
  useInventoryRestoreItemMutation: useRestoreItem,
  useInventoryInspectMutation: useInspect,
} = personalApi;

export const {
  useInventoryPersonalSettingsQuery: usePersonalSettings,
  useInventoryUpdatePersonalSettingsMutation: useUpdatePersonalSettings,
  useInventoryCreateKitMutation: useCreateKit,
  useInventoryUpdateKitMutation: useUpdateKit,
  useInventoryRemoveKitMutation: useRemoveKit,
  useInventoryRestoreKitMutation: useRestoreKit,
} = kitsApi;
