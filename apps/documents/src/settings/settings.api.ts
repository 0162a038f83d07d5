import type { DocumentSettings, UpdateDocumentSettings } from '@jahrring/contracts-documents';
import { api } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';

const settings = '/api/documents/settings';

/** Returns the URL of the logo; it is different for each picture, so that a new one is shown at once. */
export function logoUrl(logoId: string): string {
  return `${settings}/logo?v=${logoId}`;
}

const tagged = api.enhanceEndpoints({ addTagTypes: ['documents/Settings'] });

const settingsApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    documentsGetSettings: build.query<DocumentSettings, void>({
      query: () => ({ url: settings }),
      // A form must start from what is stored now, not from what was read before.
      keepUnusedDataFor: 0,
    }),
    documentsSaveSettings: build.mutation<
      DocumentSettings,
      { version: number; values: UpdateDocumentSettings }
    >({
      query: ({ version, values }) => ({ url: settings, method: 'PUT', version, body: values }),
    }),
    documentsReplaceLogo: build.mutation<DocumentSettings, { version: number; file: File }>({
      query: ({ version, file }) => ({
        url: `${settings}/logo`,
        method: 'POST',
        version,
        body: fileForm(file),
      }),
    }),
    documentsRemoveLogo: build.mutation<DocumentSettings, { version: number }>({
      query: ({ version }) => ({ url: `${settings}/logo`, method: 'DELETE', version }),
    }),
  }),
});

export const {
  useDocumentsGetSettingsQuery: useDocumentSettings,
  useDocumentsSaveSettingsMutation: useSaveDocumentSettings,
  useDocumentsReplaceLogoMutation: useReplaceLogo,
  useDocumentsRemoveLogoMutation: useRemoveLogo,
} = settingsApi;
