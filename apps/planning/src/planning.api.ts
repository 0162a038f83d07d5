import type {
  AssignmentView,
  CopyResult,
  CopyWeek,
  CreateAssignment,
  PlanQuery,
  PlanView,
  UpdateAssignment,
} from '@jahrring/contracts-planning';
import { api } from '@jahrring/tool-kit';

const assignments = '/api/planning/assignments';

interface Versioned {
  id: string;
  version: number;
}

const tagged = api.enhanceEndpoints({ addTagTypes: ['planning/Assignment'] });

const planningApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    planningGetPlan: build.query<PlanView, PlanQuery>({
      query: ({ from, to }) => ({ url: assignments, params: { from, to } }),
      providesTags: ['planning/Assignment'],
    }),
    planningCreateAssignment: build.mutation<AssignmentView, CreateAssignment>({
      query: (body) => ({ url: assignments, method: 'POST', body }),
      invalidatesTags: ['planning/Assignment'],
    }),
    planningUpdateAssignment: build.mutation<AssignmentView, Versioned & { patch: UpdateAssignment }>({
      query: ({ id, version, patch }) => ({
        url: `${assignments}/${id}`,
        method: 'PATCH',
        version,
        body: patch,
      }),
      invalidatesTags: ['planning/Assignment'],
    }),
    planningDeleteAssignment: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${assignments}/${id}`, method: 'DELETE', version }),
      invalidatesTags: ['planning/Assignment'],
    }),
    planningCopyWeek: build.mutation<CopyResult, CopyWeek>({
      query: (body) => ({ url: `${assignments}/copy-week`, method: 'POST', body }),
      invalidatesTags: ['planning/Assignment'],
    }),
  }),
});

export const {
  usePlanningGetPlanQuery: usePlan,
  usePlanningCreateAssignmentMutation: useCreateAssignment,
  usePlanningUpdateAssignmentMutation: useUpdateAssignment,
  usePlanningDeleteAssignmentMutation: useDeleteAssignment,
  usePlanningCopyWeekMutation: useCopyWeek,
} = planningApi;
