import type { RequirementDraft, RequirementView, UpdateRequirement } from '@jahrring/contracts-planning';
import { api, type Versioned } from '@jahrring/tool-kit';

const url = '/api/planning/requirements';
const tag = 'planning/Requirement';

const requirementApi = api.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    planningCreateRequirement: build.mutation<RequirementView, RequirementDraft>({
      query: (body) => ({ url, method: 'POST', body }),
      invalidatesTags: [tag],
    }),
    planningUpdateRequirement: build.mutation<RequirementView, Versioned & { values: UpdateRequirement }>({
      query: ({ id, version, values }) => ({
        url: `${url}/${id}`,
        method: 'PATCH',
        version,
        body: values,
      }),
      invalidatesTags: [tag],
    }),
    planningRemoveRequirement: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${url}/${id}`, method: 'DELETE', version }),
      invalidatesTags: [tag],
    }),
    planningRestoreRequirement: build.mutation<RequirementView, string>({
      query: (id) => ({ url: `${url}/${id}/restore`, method: 'POST' }),
      invalidatesTags: [tag],
    }),
  }),
});

export const {
  usePlanningCreateRequirementMutation: useCreateRequirement,
  usePlanningUpdateRequirementMutation: useUpdateRequirement,
  usePlanningRemoveRequirementMutation: useRemoveRequirement,
  usePlanningRestoreRequirementMutation: useRestoreRequirement,
} = requirementApi;
