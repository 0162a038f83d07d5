import type { AuditChain, WorkView } from '@jahrring/contracts-common';
import { api } from '@jahrring/tool-kit';

const chainApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminAuditChain: build.query<AuditChain, string>({
      query: (tool) => ({ url: `/api/${tool}/audit/chain`, onRefusal: 'pass' }),
    }),
    adminVerifyAuditChain: build.mutation<WorkView, string>({
      query: (tool) => ({ url: `/api/${tool}/audit/chain`, method: 'PUT' }),
    }),
  }),
});
export const { useAdminAuditChainQuery: useAuditChain, useAdminVerifyAuditChainMutation: useVerifyChain } =
  chainApi;
