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
import { addEndpoints, call, type Versioned } from '@jahrring/tool-kit';
import { documentsPath, documentTags, everything, type VersionedBody } from './document-list.api';

interface WithBody<T> {
  id: string;
  body: T;
}

/**
 * API endpoints that create documents from others and change their state; a draft's own fields are saved by
 * `documents.api.ts`.
 */
const actsApi = addEndpoints(documentTags, (build) => ({
  documentsStepDocument: build.mutation<DocumentView, VersionedBody<DocumentStepInput>>({
    query: ({ id, version, body }) => call.post(`${documentsPath}/${id}/status`, body, version),
    invalidatesTags: everything,
  }),
  documentsLockDocument: build.mutation<DocumentView, Versioned & { locked: boolean }>({
    query: ({ id, version, locked }) =>
      call.post(`${documentsPath}/${id}/${locked ? 'lock' : 'unlock'}`, undefined, version),
    invalidatesTags: everything,
  }),
  documentsFollowDocument: build.mutation<DocumentView, WithBody<FollowUpInput>>({
    query: ({ id, body }) => call.post(`${documentsPath}/${id}/follow-ups`, body),
    invalidatesTags: everything,
  }),
  documentsDepositDocument: build.mutation<DocumentView, WithBody<CreateDeposit>>({
    query: ({ id, body }) => call.post(`${documentsPath}/${id}/deposits`, body),
    invalidatesTags: everything,
  }),
  documentsCorrectDocument: build.mutation<DocumentView, WithBody<CorrectionInput>>({
    query: ({ id, body }) => call.post(`${documentsPath}/${id}/corrections`, body),
    invalidatesTags: everything,
  }),
  documentsDuplicateDocument: build.mutation<DocumentView, WithBody<DuplicateDocument>>({
    query: ({ id, body }) => call.post(`${documentsPath}/${id}/duplicate`, body),
    invalidatesTags: everything,
  }),
  documentsRepriceDocument: build.mutation<DocumentView, VersionedBody<RepriceDocument>>({
    query: ({ id, version, body }) => call.post(`${documentsPath}/${id}/reprice`, body, version),
    invalidatesTags: everything,
  }),
  documentsBillCollectively: build.mutation<DocumentView, CollectiveBillInput>({
    query: (body) => call.post(`${documentsPath}/collective-bills`, body),
    invalidatesTags: everything,
  }),
  documentsMarkExported: build.mutation<MarkedDocuments, MarkExported>({
    query: (body) => call.post(`${documentsPath}/exported`, body),
    invalidatesTags: ['documents/Document'],
  }),
}));

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
