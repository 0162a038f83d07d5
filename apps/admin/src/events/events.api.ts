import type {
  DeadLetterList,
  DeadLetterState,
  DeadLetterView,
  ResyncRequest,
  WorkView,
} from '@jahrring/contracts-common';
import { addEndpoints, call } from '@jahrring/tool-kit';

interface OfService {
  service: string;
}

interface DeadLetterArgs extends OfService {
  state?: DeadLetterState | undefined;
  page: number;
  pageSize: number;
}

const eventsApi = addEndpoints(['admin/DeadLetter'], (build) => ({
  adminListDeadLetters: build.query<DeadLetterList, DeadLetterArgs>({
    query: ({ service, ...params }) => ({
      url: `/api/${service}/dead-letters`,
      params,
      onRefusal: 'pass',
    }),
    providesTags: ['admin/DeadLetter'],
  }),
  adminRetryDeadLetter: build.mutation<DeadLetterView, OfService & { id: string }>({
    query: ({ service, id }) => call.post(`/api/${service}/dead-letters/${id}/retry`),
    invalidatesTags: ['admin/DeadLetter'],
  }),
  adminDiscardDeadLetter: build.mutation<null, OfService & { id: string }>({
    query: ({ service, id }) => call.delete(`/api/${service}/dead-letters/${id}`),
    invalidatesTags: ['admin/DeadLetter'],
  }),
  adminResync: build.mutation<WorkView, OfService & { body: ResyncRequest }>({
    query: ({ service, body }) => call.post(`/api/${service}/resync`, body),
    invalidatesTags: ['admin/DeadLetter'],
  }),
}));

export const {
  useAdminListDeadLettersQuery: useDeadLetters,
  useAdminRetryDeadLetterMutation: useRetryDeadLetter,
  useAdminDiscardDeadLetterMutation: useDiscardDeadLetter,
  useAdminResyncMutation: useResync,
} = eventsApi;
