import type {
  ContainerList,
  ContainerView,
  CreateContainer,
  CreateWeighTicket,
  UpdateContainer,
  WeighTicketList,
  WeighTicketView,
} from '@jahrring/contracts-timber';
import { api, type ListArgs, type Versioned } from '@jahrring/tool-kit';

export const containersUrl = '/api/timber/containers';
const ticketsUrl = '/api/timber/weigh-tickets';
const tag = 'timber/Container';

/** A refused change has changed nothing: what is on screen stays, above all a form that is being filled in. */
const whenChanged = (result: unknown) => (result === undefined ? [] : ([tag] as const));

const containerApi = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    timberListContainers: build.query<ContainerList, ListArgs>({
      query: (params) => ({ url: containersUrl, params, keep: true }),
      providesTags: [tag],
    }),
    timberGetContainer: build.query<ContainerView, string>({
      query: (id) => ({ url: `${containersUrl}/${id}` }),
      providesTags: (_result, _error, id) => [{ type: tag, id }],
      // A form must start from what is stored now, not from what was read before.
      keepUnusedDataFor: 0,
    }),
    timberCreateContainer: build.mutation<ContainerView, CreateContainer>({
      query: (body) => ({ url: containersUrl, method: 'POST', body }),
      invalidatesTags: whenChanged,
    }),
    timberUpdateContainer: build.mutation<ContainerView, Versioned & { patch: UpdateContainer }>({
      query: ({ id, version, patch }) => ({
        url: `${containersUrl}/${id}`,
        method: 'PATCH',
        version,
        body: patch,
      }),
      invalidatesTags: whenChanged,
    }),
    timberDeleteContainer: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${containersUrl}/${id}`, method: 'DELETE', version }),
      invalidatesTags: whenChanged,
    }),
    timberWeighTickets: build.query<WeighTicketList, string>({
      query: (id) => ({ url: `${containersUrl}/${id}/weigh-tickets` }),
      providesTags: [tag],
    }),
    timberCreateWeighTicket: build.mutation<
      WeighTicketView,
      { containerId: string; ticket: CreateWeighTicket }
    >({
      query: ({ containerId, ticket }) => ({
        url: `${containersUrl}/${containerId}/weigh-tickets`,
        method: 'POST',
        body: ticket,
      }),
      invalidatesTags: whenChanged,
    }),
    timberDeleteWeighTicket: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${ticketsUrl}/${id}`, method: 'DELETE', version }),
      invalidatesTags: whenChanged,
    }),
    timberRestoreWeighTicket: build.mutation<WeighTicketView, string>({
      query: (id) => ({ url: `${ticketsUrl}/${id}/restore`, method: 'POST' }),
      invalidatesTags: whenChanged,
    }),
    timberRestoreContainer: build.mutation<ContainerView, string>({
      query: (id) => ({ url: `${containersUrl}/${id}/restore`, method: 'POST' }),
      invalidatesTags: whenChanged,
    }),
  }),
});

export const {
  useTimberListContainersQuery: useContainerList,
  useTimberGetContainerQuery: useContainer,
  useTimberCreateContainerMutation: useCreateContainer,
  useTimberUpdateContainerMutation: useUpdateContainer,
  useTimberDeleteContainerMutation: useDeleteContainer,
  useTimberRestoreContainerMutation: useRestoreContainer,
  useTimberWeighTicketsQuery: useWeighTickets,
  useTimberCreateWeighTicketMutation: useCreateWeighTicket,
  useTimberDeleteWeighTicketMutation: useDeleteWeighTicket,
  useTimberRestoreWeighTicketMutation: useRestoreWeighTicket,
} = containerApi;
