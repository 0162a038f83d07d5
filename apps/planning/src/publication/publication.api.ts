import type {
  PlanChangesQuery,
  PlanChangesView,
  PlanQuery,
  PublicationState,
  PublishedPlan,
  PublishPlan,
} from '@jahrring/contracts-planning';
import { api } from '@jahrring/tool-kit';

const url = '/api/planning/publication';
const tags = ['planning/Booking', 'planning/Settings'] as const;

const publicationApi = api.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    planningGetPublication: build.query<PublicationState, PlanQuery>({
      query: ({ from, to }) => ({ url, params: { from, to } }),
      providesTags: tags,
    }),
    planningGetPlanChanges: build.query<PlanChangesView, PlanChangesQuery>({
      query: ({ until }) => ({ url: `${url}/changes`, params: { until } }),
      providesTags: tags,
    }),
    planningPublishPlan: build.mutation<PublishedPlan, PublishPlan>({
      query: (body) => ({ url, method: 'POST', body }),
      // Refused because the plan has changed: the change is shown.
      invalidatesTags: ['planning/Booking'],
    }),
  }),
});

export const {
  usePlanningGetPublicationQuery: usePublication,
  usePlanningGetPlanChangesQuery: usePlanChanges,
  usePlanningPublishPlanMutation: usePublishPlan,
} = publicationApi;
