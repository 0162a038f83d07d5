import type {
  PlanningSettings,
  ProjectSkills,
  ResourceSkills,
  SkillsView,
  UpdatePlanningSettings,
} from '@jahrring/contracts-planning';
import { api } from '@jahrring/tool-kit';

const tags = ['planning/Settings', 'planning/Skill', 'planning/Booking'] as const;
const [settingsTag, skillTag, bookingTag] = tags;

const settingsApi = api.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    planningSettings: build.query<PlanningSettings, void>({
      query: () => ({ url: '/api/planning/settings' }),
      providesTags: [settingsTag],
    }),
    planningUpdateSettings: build.mutation<
      PlanningSettings,
      { version: number; values: UpdatePlanningSettings }
    >({
      query: ({ version, values }) => ({
        url: '/api/planning/settings',
        method: 'PUT',
        version,
        body: values,
      }),
      // Bookings too: what is wrong with them goes by the rules.
      invalidatesTags: (result) => (result === undefined ? [] : [...tags]),
    }),
    planningSkills: build.query<SkillsView, void>({
      query: () => ({ url: '/api/planning/skills' }),
      providesTags: [skillTag],
    }),
    planningUpdateResourceSkills: build.mutation<ResourceSkills, ResourceSkills>({
      query: ({ resourceId, version, skills }) => ({
        url: `/api/planning/skills/resources/${resourceId}`,
        method: 'PUT',
        version,
        body: { skills },
      }),
      invalidatesTags: [skillTag, bookingTag],
    }),
    planningUpdateProjectSkills: build.mutation<
      ProjectSkills,
      Pick<ProjectSkills, 'projectId' | 'version' | 'skillIds'>
    >({
      query: ({ projectId, version, skillIds }) => ({
        url: `/api/planning/skills/projects/${projectId}`,
        method: 'PUT',
        version,
        body: { skillIds },
      }),
      invalidatesTags: [skillTag, bookingTag],
    }),
  }),
});

export const {
  usePlanningSettingsQuery: usePlanningSettings,
  usePlanningUpdateSettingsMutation: useUpdateSettings,
  usePlanningSkillsQuery: useSkills,
  usePlanningUpdateResourceSkillsMutation: useUpdateResourceSkills,
  usePlanningUpdateProjectSkillsMutation: useUpdateProjectSkills,
} = settingsApi;
