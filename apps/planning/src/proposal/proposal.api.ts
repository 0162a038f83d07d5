import type { RequirementDraft, RequirementView } from '@jahrring/contracts-planning';
import { api, type Versioned } from '@jahrring/tool-kit';

const url = '/api/planning/proposals';
const tag = 'planning/Requirement';

const proposalApi = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    planningAcceptProposal: build.mutation<RequirementView, Versioned & { values: RequirementDraft }>({
      query: ({ id, version, values }) => ({
        url: `${url}/${id}/take`,
        method: 'POST',
        version,
        body: values,
      }),
      // Refused because of another's decision or a change of the order: that is shown.
      invalidatesTags: [tag],
    }),
    planningDismissProposal: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${url}/${id}/dismiss`, method: 'POST', version, body: {} }),
      invalidatesTags: [tag],
    }),
    planningRestoreProposal: build.mutation<null, string>({
      query: (id) => ({ url: `${url}/${id}/restore`, method: 'POST', body: {} }),
      invalidatesTags: [tag],
    }),
  }),
});

export const {
  usePlanningAcceptProposalMutation: useAcceptProposal,
  usePlanningDismissProposalMutation: useDismissProposal,
  usePlanningRestoreProposalMutation: useRestoreProposal,
} = proposalApi;
