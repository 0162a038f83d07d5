import type { NewShareLink, ShareView } from '@jahrring/contracts-documents';
import { addEndpoints, call } from '@jahrring/tool-kit';
import { documentsPath } from '../document-list.api';

const shareApi = addEndpoints(['documents/Document', 'documents/Share'], (build) => ({
  documentsGetShare: build.query<ShareView, string>({
    query: (id) => `${documentsPath}/${id}/share`,
    providesTags: (_result, _error, id) => ['documents/Share', { type: 'documents/Document', id }],
  }),
  documentsCreateShareLink: build.mutation<NewShareLink, string>({
    query: (id) => call.post(`${documentsPath}/${id}/share`),
    invalidatesTags: ['documents/Share'],
  }),
  documentsRevokeShareLink: build.mutation<ShareView, { id: string; linkId: string }>({
    query: ({ id, linkId }) => call.post(`${documentsPath}/${id}/share/${linkId}/revocation`),
    invalidatesTags: ['documents/Share'],
  }),
}));

export const {
  useDocumentsGetShareQuery: useShare,
  useDocumentsCreateShareLinkMutation: useCreateShareLink,
  useDocumentsRevokeShareLinkMutation: useRevokeShareLink,
} = shareApi;

export const acceptancePath = (id: string): string => `${documentsPath}/${id}/acceptance`;
