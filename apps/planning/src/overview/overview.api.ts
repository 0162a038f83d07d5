import type { PlanOverview, PlanOverviewQuery } from '@jahrring/contracts-planning';
import { api } from '@jahrring/tool-kit';

/** Bookings fill requirements, by who has which skills; phases say when orders are proposed. */
const tags = [
  'planning/Booking',
  'planning/Phase',
  'planning/Requirement',
  'planning/Settings',
  'planning/Skill',
] as const;

const overviewApi = api.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    planningGetOverview: build.query<PlanOverview, PlanOverviewQuery>({
      query: ({ today }) => ({ url: '/api/planning/overview', params: { today } }),
      providesTags: tags,
    }),
  }),
});

export const { usePlanningGetOverviewQuery: useOverview } = overviewApi;
