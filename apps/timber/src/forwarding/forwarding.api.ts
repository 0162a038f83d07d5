import type { LotForwarding, MoveLoads, OriginForwarding } from '@jahrring/contracts-timber';
import { api } from '@jahrring/tool-kit';

const tag = 'timber/Forwarding';

const forwardingApi = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    timberLotForwarding: build.query<LotForwarding, string>({
      query: (id) => ({ url: `/api/timber/lots/${id}/forwarding` }),
      providesTags: [tag],
    }),
    timberOriginForwarding: build.query<OriginForwarding, string>({
      query: (id) => ({ url: `/api/timber/origins/${id}/forwarding` }),
      providesTags: [tag],
    }),
    timberMoveLoads: build.mutation<LotForwarding, { lotId: string; out: boolean; body: MoveLoads }>({
      query: ({ lotId, out, body }) => ({
        url: `/api/timber/lots/${lotId}/forwarding${out ? '/removal' : ''}`,
        method: 'POST',
        body,
      }),
      invalidatesTags: (result) => (result === undefined ? [] : [tag]),
    }),
  }),
});

export const {
  useTimberLotForwardingQuery: useLotForwarding,
  useTimberOriginForwardingQuery: useOriginForwarding,
  useTimberMoveLoadsMutation: useMoveLoads,
} = forwardingApi;
