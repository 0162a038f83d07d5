import type { AuditChain, WorkView } from '@jahrring/contracts-common';
import { addEndpoints, call } from '@jahrring/tool-kit';

const chainApi = addEndpoints([], (build) => ({
  adminAuditChain: build.query<AuditChain, string>({
    query: (tool) => ({ url: `/api/${tool}/audit/chain`, onRefusal: 'pass' }),
  }),
  adminVerifyAuditChain: build.mutation<WorkView, string>({
    query: (tool) => call.put(`/api/${tool}/audit/chain`),
  }),
}));
export const { useAdminAuditChainQuery: useAuditChain, useAdminVerifyAuditChainMutation: useVerifyChain } =
  chainApi;
