import type { ProposalList, RequirementDraft, RequirementView } from '@jahrring/contracts-planning';
import { api } from '@jahrring/tool-kit';

const url = '/api/planning/proposals';
const tags = ['planning/Requirement', 'planning/Phase'] as const;

interface Versioned {
  id: string;
  version: number;
}

const proposalApi = api.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    planningProposals: build.query<ProposalList, null>({
      query: () => ({ url }),
      // Phases say when.
      providesTags: tags,
    }),
    planningTakeProposal: build.mutation<RequirementView, Versioned & { values: RequirementDraft }>({
      query: ({ id, version, values }) => ({
        url: `${url}/${id}/take`,
        method: 'POST',
        version,
        body: values,
      }),
      // Refused because of another's decision or a change of the order: that is shown.
      invalidatesTags: ['planning/Requirement'],
    }),
    planningDismissProposal: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${url}/${id}/dismiss`, method: 'POST', version, body: {} }),
      invalidatesTags: ['planning/Requirement'],
    }),
    planningRestoreProposal: build.mutation<null, string>({
      query: (id) => ({ url: `${url}/${id}/restore`, method: 'POST', body: {} }),
      invalidatesTags: ['planning/Requirement'],
    }),
  }),
});

export const {
  usePlanningProposalsQuery: useProposals,
  usePlanningTakeProposalMutation: useTakeProposal,
  usePlanningDismissProposalMutation: useDismissProposal,
  usePlanningRestoreProposalMutation: useRestoreProposal,
} = proposalApi;
