import type { DocumentList } from '@jahrring/contracts-documents';
import { addEndpoints, call, type ListArgs, type Versioned } from '@jahrring/tool-kit';

export const documentsPath = '/api/documents/documents';

/** Address of the PDF; `version` makes a new draft a new address. */
export function pdfPath(id: string, version?: number): string {
  return version === undefined ? `${documentsPath}/${id}/pdf` : `${documentsPath}/${id}/pdf?v=${version}`;
}

export type VersionedBody<T> = Versioned & { body: T };

export const documentTags = ['documents/Document', 'documents/List', 'documents/Billable'];
export const everything = ['documents/Document', 'documents/Billable'] as const;

/** API endpoints of lists; a list is rendered before the other endpoints are loaded. */
const listApi = addEndpoints(documentTags, (build) => ({
  documentsListDocuments: build.query<DocumentList, ListArgs>({
    query: (params) => call.get(documentsPath, params),
    providesTags: ['documents/Document', 'documents/List'],
  }),
}));

export const { useDocumentsListDocumentsQuery: useDocumentList } = listApi;
