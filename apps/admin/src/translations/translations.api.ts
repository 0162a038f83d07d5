import type {
  TextAddress,
  TextHistoryEntry,
  TranslationList,
  TranslationListQuery,
  TranslationView,
} from '@jahrring/contracts-admin';
import { api } from '@jahrring/tool-kit';

const translations = '/api/admin/translations';

export const exportUrl = (format: 'csv' | 'json'): string => `${translations}/export/${format}`;

function urlOf({ locale, namespace, key }: TextAddress): string {
  return `${translations}/${locale}/${namespace}/${key}`;
}

type Change = TextAddress & { version: number };

const tagged = api.enhanceEndpoints({ addTagTypes: ['admin/Text', 'admin/TextHistory'] });
/** A refused change has changed nothing. */
const whenChanged = (result: unknown) =>
  result === undefined ? [] : (['admin/Text', 'admin/TextHistory'] as const);

const translationsApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminListTexts: build.query<TranslationList, Partial<TranslationListQuery>>({
      query: (params) => ({ url: translations, params }),
      providesTags: ['admin/Text'],
    }),
    adminTextHistory: build.query<{ items: TextHistoryEntry[] }, TextAddress>({
      query: (address) => ({ url: `${urlOf(address)}/history` }),
      providesTags: ['admin/TextHistory'],
    }),
    adminChangeText: build.mutation<TranslationView, Change & { text: string }>({
      query: ({ version, text, ...address }) => ({
        url: urlOf(address),
        method: 'PUT',
        version,
        body: { text },
      }),
      invalidatesTags: whenChanged,
    }),
    adminResetText: build.mutation<TranslationView, Change>({
      query: ({ version, ...address }) => ({ url: urlOf(address), method: 'DELETE', version }),
      invalidatesTags: whenChanged,
    }),
    /** An import has written texts or taken them back. */
    adminTextsChanged: build.mutation<null, undefined>({
      queryFn: () => ({ data: null }),
      invalidatesTags: ['admin/Text', 'admin/TextHistory'],
    }),
  }),
});

export const {
  useAdminListTextsQuery: useTexts,
  useAdminTextHistoryQuery: useTextHistory,
  useAdminChangeTextMutation: useChangeText,
  useAdminResetTextMutation: useResetText,
  useAdminTextsChangedMutation: useTextsChanged,
} = translationsApi;
