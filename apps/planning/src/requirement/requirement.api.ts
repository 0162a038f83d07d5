import type { RequirementDraft, RequirementView, UpdateRequirement } from '@jahrring/contracts-planning';
import { addEndpoints, call, type Versioned } from '@jahrring/tool-kit';

const url = '/api/planning/requirements';
const tag = 'planning/Requirement';

const requirementApi = addEndpoints([tag], (build) => ({
  planningCreateRequirement: build.mutation<RequirementView, RequirementDraft>({
    query: (body) => call.post(url, body),
    invalidatesTags: [tag],
  }),
  planningUpdateRequirement: build.mutation<RequirementView, Versioned & { values: UpdateRequirement }>({
    query: ({ id, version, values }) => call.patch(`${url}/${id}`, values, version),
    invalidatesTags: [tag],
  }),
  planningRemoveRequirement: build.mutation<null, Versioned>({
    query: ({ id, version }) => call.delete(`${url}/${id}`, version),
    invalidatesTags: [tag],
  }),
  planningRestoreRequirement: build.mutation<RequirementView, string>({
    query: (id) => call.post(`${url}/${id}/restore`),
    invalidatesTags: [tag],
  }),
}));

export const {
  usePlanningCreateRequirementMutation: useCreateRequirement,
  usePlanningUpdateRequirementMutation: useUpdateRequirement,
  usePlanningRemoveRequirementMutation: useRemoveRequirement,
  usePlanningRestoreRequirementMutation: useRestoreRequirement,
} = requirementApi;
