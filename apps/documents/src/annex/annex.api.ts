import type { AnnexList, AnnexView } from '@jahrring/contracts-documents';
import { api } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';
import { documentsPath } from '../document-list.api';

const tagged = api.enhanceEndpoints({ addTagTypes: ['documents/Document'] });

const annexApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    documentsListAnnexes: build.query<AnnexList, string>({
      query: (id) => ({ url: `${documentsPath}/${id}/annexes` }),
      providesTags: (_result, _error, id) => [{ type: 'documents/Document', id }],
    }),
    documentsAddAnnex: build.mutation<AnnexView, { id: string; file: File }>({
      query: ({ id, file }) => ({
        url: `${documentsPath}/${id}/annexes`,
        method: 'POST',
        body: fileForm(file),
      }),
      invalidatesTags: (_result, _error, { id }) => [{ type: 'documents/Document', id }],
    }),
    documentsAttachDayReports: build.mutation<AnnexList, { id: string; ids: string[] }>({
      query: ({ id, ids }) => ({
        url: `${documentsPath}/${id}/annexes/day-reports`,
        method: 'POST',
        body: { ids },
      }),
      invalidatesTags: (_result, _error, { id }) => [{ type: 'documents/Document', id }],
    }),
    documentsRemoveAnnex: build.mutation<null, { id: string; annex: AnnexView }>({
      query: ({ id, annex }) => ({
        url: `${documentsPath}/${id}/annexes/${annex.id}`,
        method: 'DELETE',
        version: annex.version,
      }),
      invalidatesTags: (_result, _error, { id }) => [{ type: 'documents/Document', id }],
    }),
  }),
});

export const {
  useDocumentsListAnnexesQuery: useAnnexes,
  useDocumentsAddAnnexMutation: useAddAnnex,
  useDocumentsAttachDayReportsMutation: useAttachDayReports,
  useDocumentsRemoveAnnexMutation: useRemoveAnnex,
} = annexApi;

export const annexPath = (id: string, annexId: string): string => `${documentsPath}/${id}/annexes/${annexId}`;
