import type {
  PlanChangesQuery,
  PlanChangesView,
  PlanQuery,
  PublicationState,
  PublishedPlan,
  PublishPlan,
} from '@jahrring/contracts-planning';
import { addEndpoints, call } from '@jahrring/tool-kit';

const url = '/api/planning/publication';
const tags = ['planning/Booking', 'planning/Settings'] as const;

const publicationApi = addEndpoints(tags, (build) => ({
  planningGetPublication: build.query<PublicationState, PlanQuery>({
    query: ({ from, to }) => call.get(url, { from, to }),
    providesTags: tags,
  }),
  planningGetPlanChanges: build.query<PlanChangesView, PlanChangesQuery>({
    query: ({ until }) => call.get(`${url}/changes`, { until }),
    providesTags: tags,
  }),
  planningPublishPlan: build.mutation<PublishedPlan, PublishPlan>({
    query: (body) => call.post(url, body),
    // Refused because the plan has changed: the change is shown.
    invalidatesTags: ['planning/Booking'],
  }),
}));

export const {
  usePlanningGetPublicationQuery: usePublication,
  usePlanningGetPlanChangesQuery: usePlanChanges,
  usePlanningPublishPlanMutation: usePublishPlan,
} = publicationApi;
