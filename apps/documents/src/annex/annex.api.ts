import type { AnnexList, AnnexView } from '@jahrring/contracts-documents';
import { addEndpoints, call } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';
import { documentsPath } from '../document-list.api';

const annexApi = addEndpoints(['documents/Document'], (build) => ({
  documentsListAnnexes: build.query<AnnexList, string>({
    query: (id) => `${documentsPath}/${id}/annexes`,
    providesTags: (_result, _error, id) => [{ type: 'documents/Document', id }],
  }),
  documentsAddAnnex: build.mutation<AnnexView, { id: string; file: File }>({
    query: ({ id, file }) => call.post(`${documentsPath}/${id}/annexes`, fileForm(file)),
    invalidatesTags: (_result, _error, { id }) => [{ type: 'documents/Document', id }],
  }),
  documentsAttachDayReports: build.mutation<AnnexList, { id: string; ids: string[] }>({
    query: ({ id, ids }) => call.post(`${documentsPath}/${id}/annexes/day-reports`, { ids }),
    invalidatesTags: (_result, _error, { id }) => [{ type: 'documents/Document', id }],
  }),
  documentsRemoveAnnex: build.mutation<null, { id: string; annex: AnnexView }>({
    query: ({ id, annex }) => call.delete(`${documentsPath}/${id}/annexes/${annex.id}`, annex.version),
    invalidatesTags: (_result, _error, { id }) => [{ type: 'documents/Document', id }],
  }),
}));

export const {
  useDocumentsListAnnexesQuery: useAnnexes,
  useDocumentsAddAnnexMutation: useAddAnnex,
  useDocumentsAttachDayReportsMutation: useAttachDayReports,
  useDocumentsRemoveAnnexMutation: useRemoveAnnex,
} = annexApi;

export const annexPath = (id: string, annexId: string): string => `${documentsPath}/${id}/annexes/${annexId}`;
