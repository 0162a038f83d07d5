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
import { api, type ListArgs, type Versioned } from '@jahrring/tool-kit';

const base = '/api/inventory';
export const handoversUrl = `${base}/handovers`;
export const holdingsUrl = `${base}/holdings`;
export const articlesUrl = `${base}/personal-articles`;
export const sheetsUrl = `${base}/personal-sheets`;
export const itemsUrl = `${base}/personal-items`;
const kitsUrl = `${base}/personal-kits`;
const settingsUrl = `${base}/personal-settings`;
const tag = 'inventory/Personal';

/** A refused change has changed nothing: what is on screen stays. */
const whenChanged = (result: unknown) => (result === undefined ? [] : ([tag] as const));

const personalApi = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    inventoryPersonalArticles: build.query<Page<PersonalArticleView>, ListArgs>({
      query: (params) => ({ url: articlesUrl, params, keep: true }),
      providesTags: [tag],
    }),
    inventoryPersonalArticle: build.query<PersonalArticleView, string>({
      query: (id) => ({ url: `${articlesUrl}/${id}` }),
      providesTags: [tag],
    }),
    inventoryStockMoves: build.query<Page<StockMoveView>, string>({
      query: (id) => ({ url: `${articlesUrl}/${id}/moves` }),
      providesTags: [tag],
    }),
    inventoryPersonalItems: build.query<Page<PersonalItemView>, ListArgs>({
      query: (params) => ({ url: itemsUrl, params }),
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
      query: (params) => ({ url: handoversUrl, params }),
      providesTags: [tag],
    }),
    inventoryKits: build.query<Page<KitView>, ListArgs>({
      query: (params) => ({ url: kitsUrl, params, keep: true }),
      providesTags: [tag],
    }),
    inventoryHandOver: build.mutation<HandoverView, CreateHandover>({
      query: (body) => ({ url: handoversUrl, method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    inventoryHandoverSent: build.mutation<null, undefined>({
      queryFn: () => ({ data: null }),
      invalidatesTags: [tag],
    }),
    inventoryCreatePersonalArticle: build.mutation<PersonalArticleView, CreatePersonalArticle>({
      query: (body) => ({ url: articlesUrl, method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    inventoryUpdatePersonalArticle: build.mutation<
      PersonalArticleView,
      Versioned & { patch: UpdatePersonalArticle }
    >({
      query: ({ id, version, patch }) => ({
        url: `${articlesUrl}/${id}`,
        method: 'PATCH',
        version,
        body: patch,
      }),
      invalidatesTags: whenChanged,
    }),
    inventoryRemovePersonalArticle: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${articlesUrl}/${id}`, method: 'DELETE', version }),
      invalidatesTags: whenChanged,
    }),
    inventoryRestorePersonalArticle: build.mutation<PersonalArticleView, string>({
      query: (id) => ({ url: `${articlesUrl}/${id}/restore`, method: 'POST' }),
      invalidatesTags: whenChanged,
    }),
    inventoryReceive: build.mutation<PersonalArticleView, ReceivePersonalArticle & { articleId: string }>({
      query: ({ articleId, ...body }) => ({
        url: `${articlesUrl}/${articleId}/receipts`,
        method: 'POST',
        body,
      }),
      invalidatesTags: whenChanged,
    }),
    inventoryCreateItem: build.mutation<PersonalItemView, CreatePersonalItem>({
      query: (body) => ({ url: itemsUrl, method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    inventoryRemoveItem: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${itemsUrl}/${id}`, method: 'DELETE', version }),
      invalidatesTags: whenChanged,
    }),
    inventoryRestoreItem: build.mutation<PersonalItemView, string>({
      query: (id) => ({ url: `${itemsUrl}/${id}/restore`, method: 'POST' }),
      invalidatesTags: whenChanged,
    }),
    inventoryInspect: build.mutation<PersonalItemView, InspectPersonalItem & { itemId: string }>({
      query: ({ itemId, ...body }) => ({ url: `${itemsUrl}/${itemId}/inspections`, method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
  }),
});

const kitsApi = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    inventoryPersonalSettings: build.query<PersonalSettings, void>({
      query: () => ({ url: settingsUrl }),
      providesTags: [tag],
    }),
    inventoryUpdatePersonalSettings: build.mutation<
      PersonalSettings,
      { version: number; values: UpdatePersonalSettings }
    >({
      query: ({ version, values }) => ({ url: settingsUrl, method: 'PUT', version, body: values }),
      invalidatesTags: whenChanged,
    }),
    inventoryCreateKit: build.mutation<KitView, CreateKit>({
      query: (body) => ({ url: kitsUrl, method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    inventoryUpdateKit: build.mutation<KitView, Versioned & { patch: UpdateKit }>({
      query: ({ id, version, patch }) => ({ url: `${kitsUrl}/${id}`, method: 'PATCH', version, body: patch }),
      invalidatesTags: whenChanged,
    }),
    inventoryRemoveKit: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${kitsUrl}/${id}`, method: 'DELETE', version }),
      invalidatesTags: whenChanged,
    }),
    inventoryRestoreKit: build.mutation<KitView, string>({
      query: (id) => ({ url: `${kitsUrl}/${id}/restore`, method: 'POST' }),
      invalidatesTags: whenChanged,
    }),
  }),
});

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
