import type { Page } from '@jahrring/contracts-common';
import type {
  CostLineView,
  CostRateView,
  CreateCostRate,
  CreatePlanLine,
  PlanLineView,
  ProjectCosts,
  ProjectSettings,
  UpdateCostRate,
  UpdatePlanLine,
  UpdateProjectSettings,
} from '@jahrring/contracts-projects';
import { addEndpoints, call, whenChanged, type ListArgs, type Versioned } from '@jahrring/tool-kit';

const projects = '/api/projects/projects';
const settings = '/api/projects/settings';
const costRates = '/api/projects/cost-rates';

/** Possible changes of a project's prices; as the time tool returns them. */
export interface RepriceView {
  count: number;
  locked: number;
  before: string;
  after: string;
}

/** Something that hangs on a project. */
interface PartOf extends Versioned {
  projectId: string;
}

interface RepriceOf {
  projectId: string;
  /** The first day looked at. */
  from: string;
}

const controllingApi = addEndpoints(
  ['projects/Project', 'projects/Costs', 'projects/Settings', 'projects/CostRate'],
  (build) => ({
    projectsGetCosts: build.query<ProjectCosts, string>({
      query: (id) => `${projects}/${id}/costs`,
      providesTags: ['projects/Costs'],
      // Entries come from another tool: what is shown is what is there now.
      keepUnusedDataFor: 0,
    }),
    projectsListCostLines: build.query<Page<CostLineView>, { projectId: string; args: ListArgs }>({
      query: ({ projectId, args }) => call.get(`${projects}/${projectId}/costs/lines`, args),
      providesTags: ['projects/Costs'],
      keepUnusedDataFor: 0,
    }),
    projectsGetRepricing: build.query<RepriceView, RepriceOf>({
      query: (body) => ({ url: '/api/time/rates/preview', method: 'POST', body, onRefusal: 'pass' }),
      providesTags: ['projects/Costs'],
      keepUnusedDataFor: 0,
    }),
    projectsReprice: build.mutation<RepriceView, RepriceOf & { count: number }>({
      query: (body) => call.post('/api/time/rates/apply', body),
      invalidatesTags: ['projects/Costs', 'projects/Project'],
    }),
    projectsListPlan: build.query<Page<PlanLineView>, string>({
      query: (id) => `${projects}/${id}/plan`,
      providesTags: ['projects/Costs'],
    }),
    projectsAddPlanLines: build.mutation<
      Page<PlanLineView>,
      { projectId: string; lines: readonly CreatePlanLine[] }
    >({
      query: ({ projectId, lines }) => call.post(`${projects}/${projectId}/plan`, { lines }),
      invalidatesTags: ['projects/Costs'],
    }),
    projectsUpdatePlanLine: build.mutation<PlanLineView, PartOf & { patch: UpdatePlanLine }>({
      query: ({ projectId, id, version, patch }) =>
        call.patch(`${projects}/${projectId}/plan/${id}`, patch, version),
      invalidatesTags: ['projects/Costs'],
    }),
    projectsDeletePlanLine: build.mutation<null, PartOf>({
      query: ({ projectId, id, version }) => call.delete(`${projects}/${projectId}/plan/${id}`, version),
      invalidatesTags: ['projects/Costs'],
    }),
    projectsListCostRates: build.query<Page<CostRateView>, void>({
      query: () => costRates,
      providesTags: ['projects/CostRate'],
    }),
    projectsCreateCostRate: build.mutation<CostRateView, CreateCostRate>({
      query: (body) => call.post(costRates, body),
      invalidatesTags: ['projects/CostRate', 'projects/Costs'],
    }),
    projectsUpdateCostRate: build.mutation<CostRateView, Versioned & { patch: UpdateCostRate }>({
      query: ({ id, version, patch }) => call.patch(`${costRates}/${id}`, patch, version),
      invalidatesTags: ['projects/CostRate', 'projects/Costs'],
    }),
    projectsDeleteCostRate: build.mutation<null, Versioned>({
      query: ({ id, version }) => call.delete(`${costRates}/${id}`, version),
      invalidatesTags: ['projects/CostRate', 'projects/Costs'],
    }),
    projectsGetSettings: build.query<ProjectSettings, void>({
      query: () => settings,
      providesTags: ['projects/Settings'],
    }),
    projectsUpdateSettings: build.mutation<
      ProjectSettings,
      { version: number; values: UpdateProjectSettings }
    >({
      query: ({ version, values }) => call.put(settings, values, version),
      // Not after a refusal: the form keeps its input.
      invalidatesTags: whenChanged('projects/Settings', 'projects/Project', 'projects/Costs'),
    }),
  }),
);

export const {
  useProjectsGetCostsQuery: useProjectCosts,
  useProjectsListCostLinesQuery: useCostLines,
  useProjectsGetRepricingQuery: useRepricing,
  useProjectsRepriceMutation: useReprice,
  useProjectsListPlanQuery: usePlan,
  useProjectsAddPlanLinesMutation: useAddPlanLines,
  useProjectsUpdatePlanLineMutation: useUpdatePlanLine,
  useProjectsDeletePlanLineMutation: useDeletePlanLine,
  useProjectsListCostRatesQuery: useCostRates,
  useProjectsCreateCostRateMutation: useCreateCostRate,
  useProjectsUpdateCostRateMutation: useUpdateCostRate,
  useProjectsDeleteCostRateMutation: useDeleteCostRate,
  useProjectsGetSettingsQuery: useProjectSettings,
  useProjectsUpdateSettingsMutation: useUpdateProjectSettings,
} = controllingApi;
