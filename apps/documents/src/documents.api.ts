import type {
  BillableList,
  CreateDocumentInput,
  DocumentList,
  DocumentType,
  DocumentView,
  DraftChoices,
  OpenView,
  PriceCheck,
  PlaceChoice,
  PlaceChoiceQuery,
  ProjectChoice,
  RecipientChoice,
  TemplateChoice,
  UpdateDocument,
} from '@jahrring/contracts-documents';
import { addEndpoints, call, type Versioned } from '@jahrring/tool-kit';
import { addressItem, findItems, type Search } from '@jahrring/tool-kit/record-search';
import type { EntityItem } from '@jahrring/ui/form';
import { documentsPath, documentTags, everything, type VersionedBody } from './document-list.api';

const projectChoicesPath = '/api/documents/choices/projects';

interface Found<T> {
  items: T[];
}

const documentsApi = addEndpoints(documentTags, (build) => ({
  documentsGetDocument: build.query<DocumentView, string>({
    query: (id) => `${documentsPath}/${id}`,
    providesTags: (_result, _error, id) => [{ type: 'documents/Document', id }],
  }),
  documentsListBillable: build.query<BillableList, string>({
    query: (projectId) => call.get(`${documentsPath}/billable`, { projectId }),
    providesTags: ['documents/Billable'],
    keepUnusedDataFor: 0,
  }),
  documentsGetProjectChoice: build.query<Found<ProjectChoice>, string>({
    query: (id) => call.get(projectChoicesPath, { id }),
  }),
  documentsGetDraftChoices: build.query<DraftChoices, void>({
    query: () => '/api/documents/choices/draft',
    // The settings may have been changed a moment ago.
    keepUnusedDataFor: 0,
  }),
  documentsListTemplateChoices: build.query<Found<TemplateChoice>, DocumentType>({
    query: (type) => call.get('/api/documents/choices/templates', { type }),
    keepUnusedDataFor: 0,
  }),
  documentsListPlaceChoices: build.query<Found<PlaceChoice>, PlaceChoiceQuery>({
    query: (params) => call.get('/api/documents/choices/places', params),
    keepUnusedDataFor: 0,
  }),
  documentsGetOpen: build.query<OpenView, string>({
    query: (id) => `${documentsPath}/${id}/open`,
    keepUnusedDataFor: 0,
  }),
  documentsGetPrices: build.query<PriceCheck, Versioned>({
    query: ({ id }) => `${documentsPath}/${id}/prices`,
    providesTags: (_result, _error, { id }) => [{ type: 'documents/Document', id }],
    keepUnusedDataFor: 0,
  }),
  documentsCreateDocument: build.mutation<DocumentView, CreateDocumentInput>({
    query: (body) => call.post(documentsPath, body),
    invalidatesTags: everything,
  }),
  documentsUpdateDocument: build.mutation<DocumentView, VersionedBody<UpdateDocument>>({
    query: ({ id, version, body }) => call.put(`${documentsPath}/${id}`, body, version),
    invalidatesTags: everything,
  }),
  documentsDeleteDocument: build.mutation<null, Versioned>({
    query: ({ id, version }) => call.delete(`${documentsPath}/${id}`, version),
    // The document itself is gone: asking for it again would only fail.
    invalidatesTags: ['documents/List', 'documents/Billable'],
  }),
  documentsRestoreDocument: build.mutation<DocumentView, string>({
    query: (id) => call.post(`${documentsPath}/${id}/restore`),
    invalidatesTags: everything,
  }),
  documentsIssueDocument: build.mutation<DocumentView, VersionedBody<{ changeEntries: boolean }>>({
    query: ({ id, version, body }) => call.post(`${documentsPath}/${id}/issue`, body, version),
    invalidatesTags: everything,
  }),
}));

export const {
  useDocumentsGetDocumentQuery: useDocument,
  useDocumentsListBillableQuery: useBillable,
  useDocumentsGetProjectChoiceQuery: useProjectChoice,
  useDocumentsGetDraftChoicesQuery: useDraftChoices,
  useDocumentsListTemplateChoicesQuery: useTemplateChoices,
  useDocumentsListPlaceChoicesQuery: usePlaceChoices,
  useDocumentsGetOpenQuery: useOpen,
  useDocumentsGetPricesQuery: usePrices,
  useDocumentsCreateDocumentMutation: useCreateDocument,
  useDocumentsUpdateDocumentMutation: useUpdateDocument,
  useDocumentsDeleteDocumentMutation: useDeleteDocument,
  useDocumentsRestoreDocumentMutation: useRestoreDocument,
  useDocumentsIssueDocumentMutation: useIssueDocument,
} = documentsApi;

/** Projects to bill, searched in the documents service's own copies. */
export const searchProjects: Search = async (search, signal) =>
  (await findItems<ProjectChoice>(projectChoicesPath, { search }, signal)).map(toProjectItem);

/** A project as a picker shows it. */
export function toProjectItem({ id, number, title, recipientName }: ProjectChoice): EntityItem {
  return { id, label: `${number} ${title}`, ...(recipientName ? { description: recipientName } : {}) };
}

/** Addresses to choose as the recipient. */
export const searchRecipients: Search = async (search, signal) =>
  (await findItems<RecipientChoice>('/api/documents/choices/recipients', { search }, signal)).map(
    addressItem,
  );

/** Documents to begin another one with, the newest first; `type` narrows them. */
export async function searchDocuments(
  search: string,
  signal: AbortSignal,
  type?: string,
): Promise<EntityItem[]> {
  const params = { search, pageSize: '20', sort: '-documentDate', ...(type ? { 'filter[type]': type } : {}) };
  const found = await findItems<DocumentList['items'][number]>(documentsPath, params, signal);
  return found.map(({ id, number, title, recipientName }) => ({
    id,
    label: [number, title].filter(Boolean).join(' '),
    ...(recipientName ? { description: recipientName } : {}),
  }));
}
