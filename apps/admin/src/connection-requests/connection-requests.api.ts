import type { IncomingRequestView } from '@jahrring/contracts-admin';
import type { Page } from '@jahrring/contracts-common';
import { addEndpoints, call } from '@jahrring/tool-kit';

const requests = '/api/admin/connection-requests';

const requestApi = addEndpoints(['admin/ConnectionRequest', 'admin/Employee'], (build) => ({
  adminListConnectionRequests: build.query<Page<IncomingRequestView>, void>({
    query: () => requests,
    providesTags: ['admin/ConnectionRequest'],
  }),
  adminAcceptConnection: build.mutation<null, string>({
    query: (id) => call.post(`${requests}/${id}/accept`),
    invalidatesTags: ['admin/ConnectionRequest', 'admin/Employee'],
  }),
  adminDeclineConnection: build.mutation<null, { id: string; reason: string }>({
    query: ({ id, reason }) => call.post(`${requests}/${id}/decline`, { reason }),
    invalidatesTags: ['admin/ConnectionRequest'],
  }),
}));

export const {
  useAdminListConnectionRequestsQuery: useConnectionRequests,
  useAdminAcceptConnectionMutation: useAcceptConnection,
  useAdminDeclineConnectionMutation: useDeclineConnection,
} = requestApi;
