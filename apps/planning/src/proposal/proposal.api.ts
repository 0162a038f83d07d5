import type { RequirementDraft, RequirementView } from '@jahrring/contracts-planning';
import { addEndpoints, call, type Versioned } from '@jahrring/tool-kit';

const url = '/api/planning/proposals';
const tag = 'planning/Requirement';

const proposalApi = addEndpoints([tag], (build) => ({
  planningAcceptProposal: build.mutation<RequirementView, Versioned & { values: RequirementDraft }>({
    query: ({ id, version, values }) => call.post(`${url}/${id}/take`, values, version),
    // Refused because of another's decision or a change of the order: that is shown.
    invalidatesTags: [tag],
  }),
  planningDismissProposal: build.mutation<null, Versioned>({
    query: ({ id, version }) => call.post(`${url}/${id}/dismiss`, {}, version),
    invalidatesTags: [tag],
  }),
  planningRestoreProposal: build.mutation<null, string>({
    query: (id) => call.post(`${url}/${id}/restore`, {}),
    invalidatesTags: [tag],
  }),
}));

export const {
  usePlanningAcceptProposalMutation: useAcceptProposal,
  usePlanningDismissProposalMutation: useDismissProposal,
  usePlanningRestoreProposalMutation: useRestoreProposal,
} = proposalApi;
