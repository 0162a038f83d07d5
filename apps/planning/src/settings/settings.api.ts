import type {
  PlanningSettings,
  ProjectSkills,
  ResourceSkills,
  SkillsView,
  UpdatePlanningSettings,
} from '@jahrring/contracts-planning';
import { addEndpoints, call, whenChanged } from '@jahrring/tool-kit';

const tags = ['planning/Settings', 'planning/Skill', 'planning/Booking'] as const;
const [settingsTag, skillTag, bookingTag] = tags;

const settingsApi = addEndpoints(tags, (build) => ({
  planningSettings: build.query<PlanningSettings, void>({
    query: () => '/api/planning/settings',
    providesTags: [settingsTag],
  }),
  planningUpdateSettings: build.mutation<
    PlanningSettings,
    { version: number; values: UpdatePlanningSettings }
  >({
    query: ({ version, values }) => call.put('/api/planning/settings', values, version),
    // Bookings too: what is wrong with them goes by the rules.
    invalidatesTags: whenChanged(...tags),
  }),
  planningSkills: build.query<SkillsView, void>({
    query: () => '/api/planning/skills',
    providesTags: [skillTag],
  }),
  planningUpdateResourceSkills: build.mutation<ResourceSkills, ResourceSkills>({
    query: ({ resourceId, version, skills }) =>
      call.put(`/api/planning/skills/resources/${resourceId}`, { skills }, version),
    invalidatesTags: [skillTag, bookingTag],
  }),
  planningUpdateProjectSkills: build.mutation<
    ProjectSkills,
    Pick<ProjectSkills, 'projectId' | 'version' | 'skillIds'>
  >({
    query: ({ projectId, version, skillIds }) =>
      call.put(`/api/planning/skills/projects/${projectId}`, { skillIds }, version),
    invalidatesTags: [skillTag, bookingTag],
  }),
}));

export const {
  usePlanningSettingsQuery: usePlanningSettings,
  usePlanningUpdateSettingsMutation: useUpdateSettings,
  usePlanningSkillsQuery: useSkills,
  usePlanningUpdateResourceSkillsMutation: useUpdateResourceSkills,
  usePlanningUpdateProjectSkillsMutation: useUpdateProjectSkills,
} = settingsApi;
