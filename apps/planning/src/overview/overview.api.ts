import type { PlanOverview, PlanOverviewQuery } from '@jahrring/contracts-planning';
import { addEndpoints, call } from '@jahrring/tool-kit';

/** Bookings fill requirements, by who has which skills; phases say when orders are proposed. */
const tags = [
  'planning/Booking',
  'planning/Phase',
  'planning/Requirement',
  'planning/Settings',
  'planning/Skill',
] as const;

const overviewApi = addEndpoints(tags, (build) => ({
  planningGetOverview: build.query<PlanOverview, PlanOverviewQuery>({
    query: ({ today }) => call.get('/api/planning/overview', { today }),
    providesTags: tags,
  }),
}));

export const { usePlanningGetOverviewQuery: useOverview } = overviewApi;
