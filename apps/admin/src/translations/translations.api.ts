import type {
  TextAddress,
  TextHistoryEntry,
  TranslationList,
  TranslationListQuery,
  TranslationView,
} from '@jahrring/contracts-admin';
import { addEndpoints, call, whenChanged } from '@jahrring/tool-kit';

const translations = '/api/admin/translations';

export const exportUrl = (format: 'csv' | 'json'): string => `${translations}/export/${format}`;

function urlOf({ locale, namespace, key }: TextAddress): string {
  return `${translations}/${locale}/${namespace}/${key}`;
}

type Change = TextAddress & { version: number };

const changed = whenChanged('admin/Text', 'admin/TextHistory');

const translationsApi = addEndpoints(['admin/Text', 'admin/TextHistory'], (build) => ({
  adminListTexts: build.query<TranslationList, Partial<TranslationListQuery>>({
    query: (params) => call.get(translations, params),
    providesTags: ['admin/Text'],
  }),
  adminTextHistory: build.query<{ items: TextHistoryEntry[] }, TextAddress>({
    query: (address) => `${urlOf(address)}/history`,
    providesTags: ['admin/TextHistory'],
  }),
  adminChangeText: build.mutation<TranslationView, Change & { text: string }>({
    query: ({ version, text, ...address }) => call.put(urlOf(address), { text }, version),
    invalidatesTags: changed,
  }),
  adminResetText: build.mutation<TranslationView, Change>({
    query: ({ version, ...address }) => call.delete(urlOf(address), version),
    invalidatesTags: changed,
  }),
  /** An import has written texts or taken them back. */
  adminTextsChanged: build.mutation<null, undefined>({
    queryFn: () => ({ data: null }),
    invalidatesTags: ['admin/Text', 'admin/TextHistory'],
  }),
}));

export const {
  useAdminListTextsQuery: useTexts,
  useAdminTextHistoryQuery: useTextHistory,
  useAdminChangeTextMutation: useChangeText,
  useAdminResetTextMutation: useResetText,
  useAdminTextsChangedMutation: useTextsChanged,
} = translationsApi;
