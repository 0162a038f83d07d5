import type {
  ContainerList,
  ContainerView,
  CreateContainer,
  CreateWeighTicket,
  UpdateContainer,
  WeighTicketList,
  WeighTicketView,
} from '@jahrring/contracts-timber';
import { addEndpoints, call, whenChanged, type ListArgs, type Versioned } from '@jahrring/tool-kit';

export const containersUrl = '/api/timber/containers';
const ticketsUrl = '/api/timber/weigh-tickets';
const tag = 'timber/Container';

const containerApi = addEndpoints([tag], (build) => ({
  timberListContainers: build.query<ContainerList, ListArgs>({
    query: (params) => ({ url: containersUrl, params, keep: true }),
    providesTags: [tag],
  }),
  timberGetContainer: build.query<ContainerView, string>({
    query: (id) => `${containersUrl}/${id}`,
    providesTags: (_result, _error, id) => [{ type: tag, id }],
    // A form must start from what is stored now, not from what was read before.
    keepUnusedDataFor: 0,
  }),
  timberCreateContainer: build.mutation<ContainerView, CreateContainer>({
    query: (body) => call.post(containersUrl, body),
    invalidatesTags: whenChanged(tag),
  }),
  timberUpdateContainer: build.mutation<ContainerView, Versioned & { patch: UpdateContainer }>({
    query: ({ id, version, patch }) => call.patch(`${containersUrl}/${id}`, patch, version),
    invalidatesTags: whenChanged(tag),
  }),
  timberDeleteContainer: build.mutation<null, Versioned>({
    query: ({ id, version }) => call.delete(`${containersUrl}/${id}`, version),
    invalidatesTags: whenChanged(tag),
  }),
  timberWeighTickets: build.query<WeighTicketList, string>({
    query: (id) => `${containersUrl}/${id}/weigh-tickets`,
    providesTags: [tag],
  }),
  timberCreateWeighTicket: build.mutation<
    WeighTicketView,
    { containerId: string; ticket: CreateWeighTicket }
  >({
    query: ({ containerId, ticket }) => call.post(`${containersUrl}/${containerId}/weigh-tickets`, ticket),
    invalidatesTags: whenChanged(tag),
  }),
  timberDeleteWeighTicket: build.mutation<null, Versioned>({
    query: ({ id, version }) => call.delete(`${ticketsUrl}/${id}`, version),
    invalidatesTags: whenChanged(tag),
  }),
  timberRestoreWeighTicket: build.mutation<WeighTicketView, string>({
    query: (id) => call.post(`${ticketsUrl}/${id}/restore`),
    invalidatesTags: whenChanged(tag),
  }),
  timberRestoreContainer: build.mutation<ContainerView, string>({
    query: (id) => call.post(`${containersUrl}/${id}/restore`),
    invalidatesTags: whenChanged(tag),
  }),
}));

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
