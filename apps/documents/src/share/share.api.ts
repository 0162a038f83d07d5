import type { NewShareLink, ShareView } from '@jahrring/contracts-documents';
import { api } from '@jahrring/tool-kit';
import { documentsPath } from '../document-list.api';

const tagged = api.enhanceEndpoints({ addTagTypes: ['documents/Document', 'documents/Share'] });

const shareApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    documentsGetShare: build.query<ShareView, string>({
      query: (id) => ({ url: `${documentsPath}/${id}/share` }),
      providesTags: (_result, _error, id) => ['documents/Share', { type: 'documents/Document', id }],
    }),
    documentsCreateShareLink: build.mutation<NewShareLink, string>({
      query: (id) => ({ url: `${documentsPath}/${id}/share`, method: 'POST' }),
      invalidatesTags: ['documents/Share'],
    }),
    documentsRevokeShareLink: build.mutation<ShareView, { id: string; linkId: string }>({
      query: ({ id, linkId }) => ({
        url: `${documentsPath}/${id}/share/${linkId}/revocation`,
        method: 'POST',
      }),
      invalidatesTags: ['documents/Share'],
    }),
  }),
});

export const {
  useDocumentsGetShareQuery: useShare,
  useDocumentsCreateShareLinkMutation: useCreateShareLink,
  useDocumentsRevokeShareLinkMutation: useRevokeShareLink,
} = shareApi;

export const acceptancePath = (id: string): string => `${documentsPath}/${id}/acceptance`;
