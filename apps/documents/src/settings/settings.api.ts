import type { DocumentSettings, UpdateDocumentSettings } from '@jahrring/contracts-documents';
import { addEndpoints, call } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';

const settings = '/api/documents/settings';

/** Returns the URL of the logo; it is different for each picture, so that a new one is shown at once. */
export function logoUrl(logoId: string): string {
  return `${settings}/logo?v=${logoId}`;
}

const settingsApi = addEndpoints(['documents/Settings'], (build) => ({
  documentsGetSettings: build.query<DocumentSettings, void>({
    query: () => settings,
    // A form must start from what is stored now, not from what was read before.
    keepUnusedDataFor: 0,
  }),
  documentsSaveSettings: build.mutation<
    DocumentSettings,
    { version: number; values: UpdateDocumentSettings }
  >({ query: ({ version, values }) => call.put(settings, values, version) }),
  documentsReplaceLogo: build.mutation<DocumentSettings, { version: number; file: File }>({
    query: ({ version, file }) => call.post(`${settings}/logo`, fileForm(file), version),
  }),
  documentsRemoveLogo: build.mutation<DocumentSettings, { version: number }>({
    query: ({ version }) => call.delete(`${settings}/logo`, version),
  }),
}));

export const {
  useDocumentsGetSettingsQuery: useDocumentSettings,
  useDocumentsSaveSettingsMutation: useSaveDocumentSettings,
  useDocumentsReplaceLogoMutation: useReplaceLogo,
  useDocumentsRemoveLogoMutation: useRemoveLogo,
} = settingsApi;
