import type {
  CollectiveBillInput,
  CorrectionInput,
  CreateDeposit,
  DocumentStepInput,
  DocumentView,
  DuplicateDocument,
  FollowUpInput,
  MarkedDocuments,
  MarkExported,
  RepriceDocument,
} from '@jahrring/contracts-documents';
import type { Versioned } from '@jahrring/tool-kit';
import { documentsPath, documentsTagged, everything, type VersionedBody } from './document-list.api';

interface WithBody<T> {
  id: string;
  body: T;
}

/**
 * API endpoints that create documents from others and change their state; a draft's own fields are saved by
 * `documents.api.ts`.
 */
const actsApi = documentsTagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    documentsStepDocument: build.mutation<DocumentView, VersionedBody<DocumentStepInput>>({
      query: ({ id, version, body }) => ({
        url: `${documentsPath}/${id}/status`,
        method: 'POST',
        version,
        body,
      }),
      invalidatesTags: everything,
    }),
    documentsLockDocument: build.mutation<DocumentView, Versioned & { locked: boolean }>({
      query: ({ id, version, locked }) => ({
        url: `${documentsPath}/${id}/${locked ? 'lock' : 'unlock'}`,
        method: 'POST',
        version,
      }),
      invalidatesTags: everything,
    }),
    documentsFollowDocument: build.mutation<DocumentView, WithBody<FollowUpInput>>({
      query: ({ id, body }) => ({ url: `${documentsPath}/${id}/follow-ups`, method: 'POST', body }),
      invalidatesTags: everything,
    }),
    documentsDepositDocument: build.mutation<DocumentView, WithBody<CreateDeposit>>({
      query: ({ id, body }) => ({ url: `${documentsPath}/${id}/deposits`, method: 'POST', body }),
      invalidatesTags: everything,
    }),
    documentsCorrectDocument: build.mutation<DocumentView, WithBody<CorrectionInput>>({
      query: ({ id, body }) => ({ url: `${documentsPath}/${id}/corrections`, method: 'POST', body }),
      invalidatesTags: everything,
    }),
    documentsDuplicateDocument: build.mutation<DocumentView, WithBody<DuplicateDocument>>({
      query: ({ id, body }) => ({ url: `${documentsPath}/${id}/duplicate`, method: 'POST', body }),
      invalidatesTags: everything,
    }),
    documentsRepriceDocument: build.mutation<DocumentView, VersionedBody<RepriceDocument>>({
      query: ({ id, version, body }) => ({
        url: `${documentsPath}/${id}/reprice`,
        method: 'POST',
        version,
        body,
      }),
      invalidatesTags: everything,
    }),
    documentsBillCollectively: build.mutation<DocumentView, CollectiveBillInput>({
      query: (body) => ({ url: `${documentsPath}/collective-bills`, method: 'POST', body }),
      invalidatesTags: everything,
    }),
    documentsMarkExported: build.mutation<MarkedDocuments, MarkExported>({
      query: (body) => ({ url: `${documentsPath}/exported`, method: 'POST', body }),
      invalidatesTags: ['documents/Document'],
    }),
  }),
});

export const {
  useDocumentsStepDocumentMutation: useStepDocument,
  useDocumentsLockDocumentMutation: useLockDocument,
  useDocumentsFollowDocumentMutation: useFollowDocument,
  useDocumentsDepositDocumentMutation: useDepositDocument,
  useDocumentsCorrectDocumentMutation: useCorrectDocument,
  useDocumentsDuplicateDocumentMutation: useDuplicateDocument,
  useDocumentsRepriceDocumentMutation: useRepriceDocument,
  useDocumentsBillCollectivelyMutation: useBillCollectively,
  useDocumentsMarkExportedMutation: useMarkExported,
} = actsApi;
