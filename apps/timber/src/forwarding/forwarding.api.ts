import type { LotForwarding, MoveLoads, OriginForwarding } from '@jahrring/contracts-timber';
import { addEndpoints, call, whenChanged } from '@jahrring/tool-kit';

const tag = 'timber/Forwarding';

const forwardingApi = addEndpoints([tag], (build) => ({
  timberLotForwarding: build.query<LotForwarding, string>({
    query: (id) => `/api/timber/lots/${id}/forwarding`,
    providesTags: [tag],
  }),
  timberOriginForwarding: build.query<OriginForwarding, string>({
    query: (id) => `/api/timber/origins/${id}/forwarding`,
    providesTags: [tag],
  }),
  timberMoveLoads: build.mutation<LotForwarding, { lotId: string; out: boolean; body: MoveLoads }>({
    query: ({ lotId, out, body }) =>
      call.post(`/api/timber/lots/${lotId}/forwarding${out ? '/removal' : ''}`, body),
    invalidatesTags: whenChanged(tag),
  }),
}));

export const {
  useTimberLotForwardingQuery: useLotForwarding,
  useTimberOriginForwardingQuery: useOriginForwarding,
  useTimberMoveLoadsMutation: useMoveLoads,
} = forwardingApi;
