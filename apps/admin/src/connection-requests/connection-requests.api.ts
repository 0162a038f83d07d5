import type { IncomingRequestView } from '@jahrring/contracts-admin';
import type { Page } from '@jahrring/contracts-common';
import { api } from '@jahrring/tool-kit';

const requests = '/api/admin/connection-requests';

const tagged = api.enhanceEndpoints({ addTagTypes: ['admin/ConnectionRequest', 'admin/Employee'] });

const requestApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminListConnectionRequests: build.query<Page<IncomingRequestView>, void>({
      query: () => requests,
      providesTags: ['admin/ConnectionRequest'],
    }),
    adminAcceptConnection: build.mutation<null, string>({
      query: (id) => ({ url: `${requests}/${id}/accept`, method: 'POST' }),
      invalidatesTags: ['admin/ConnectionRequest', 'admin/Employee'],
    }),
    adminDeclineConnection: build.mutation<null, { id: string; reason: string }>({
      query: ({ id, reason }) => ({ url: `${requests}/${id}/decline`, method: 'POST', body: { reason } }),
      invalidatesTags: ['admin/ConnectionRequest'],
    }),
  }),
});

export const {
  useAdminListConnectionRequestsQuery: useConnectionRequests,
  useAdminAcceptConnectionMutation: useAcceptConnection,
  useAdminDeclineConnectionMutation: useDeclineConnection,
} = requestApi;
