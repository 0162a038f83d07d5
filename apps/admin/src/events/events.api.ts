import type {
  DeadLetterList,
  DeadLetterState,
  DeadLetterView,
  ResyncRequest,
  WorkView,
} from '@jahrring/contracts-common';
import { api } from '@jahrring/tool-kit';

interface OfService {
  service: string;
}

interface DeadLetterArgs extends OfService {
  state?: DeadLetterState | undefined;
  page: number;
  pageSize: number;
}

const tagged = api.enhanceEndpoints({ addTagTypes: ['admin/DeadLetter'] });

const eventsApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminListDeadLetters: build.query<DeadLetterList, DeadLetterArgs>({
      query: ({ service, ...params }) => ({
        url: `/api/${service}/dead-letters`,
        params,
        onRefusal: 'pass',
      }),
      providesTags: ['admin/DeadLetter'],
    }),
    adminRetryDeadLetter: build.mutation<DeadLetterView, OfService & { id: string }>({
      query: ({ service, id }) => ({ url: `/api/${service}/dead-letters/${id}/retry`, method: 'POST' }),
      invalidatesTags: ['admin/DeadLetter'],
    }),
    adminDiscardDeadLetter: build.mutation<null, OfService & { id: string }>({
      query: ({ service, id }) => ({ url: `/api/${service}/dead-letters/${id}`, method: 'DELETE' }),
      invalidatesTags: ['admin/DeadLetter'],
    }),
    adminResync: build.mutation<WorkView, OfService & { body: ResyncRequest }>({
      query: ({ service, body }) => ({ url: `/api/${service}/resync`, method: 'POST', body }),
      invalidatesTags: ['admin/DeadLetter'],
    }),
  }),
});

export const {
  useAdminListDeadLettersQuery: useDeadLetters,
  useAdminRetryDeadLetterMutation: useRetryDeadLetter,
  useAdminDiscardDeadLetterMutation: useDiscardDeadLetter,
  useAdminResyncMutation: useResync,
} = eventsApi;
