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
import { api, type ListArgs, type Versioned } from '@jahrring/tool-kit';

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

const tagged = api.enhanceEndpoints({
  addTagTypes: ['projects/Project', 'projects/Costs', 'projects/Settings', 'projects/CostRate'],
});

const controllingApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    projectsGetCosts: build.query<ProjectCosts, string>({
      query: (id) => ({ url: `${projects}/${id}/costs` }),
      providesTags: ['projects/Costs'],
      // Entries come from another tool: what is shown is what is there now.
      keepUnusedDataFor: 0,
    }),
    projectsListCostLines: build.query<Page<CostLineView>, { projectId: string; args: ListArgs }>({
      query: ({ projectId, args }) => ({ url: `${projects}/${projectId}/costs/lines`, params: args }),
      providesTags: ['projects/Costs'],
      keepUnusedDataFor: 0,
    }),
    projectsGetRepricing: build.query<RepriceView, RepriceOf>({
      query: (body) => ({ url: '/api/time/rates/preview', method: 'POST', body, onRefusal: 'pass' }),
      providesTags: ['projects/Costs'],
      keepUnusedDataFor: 0,
    }),
    projectsReprice: build.mutation<RepriceView, RepriceOf & { count: number }>({
      query: (body) => ({ url: '/api/time/rates/apply', method: 'POST', body }),
      invalidatesTags: ['projects/Costs', 'projects/Project'],
    }),
    projectsListPlan: build.query<Page<PlanLineView>, string>({
      query: (id) => ({ url: `${projects}/${id}/plan` }),
      providesTags: ['projects/Costs'],
    }),
    projectsAddPlanLines: build.mutation<
      Page<PlanLineView>,
      { projectId: string; lines: readonly CreatePlanLine[] }
    >({
      query: ({ projectId, lines }) => ({
        url: `${projects}/${projectId}/plan`,
        method: 'POST',
        body: { lines },
      }),
      invalidatesTags: ['projects/Costs'],
    }),
    projectsUpdatePlanLine: build.mutation<PlanLineView, PartOf & { patch: UpdatePlanLine }>({
      query: ({ projectId, id, version, patch }) => ({
        url: `${projects}/${projectId}/plan/${id}`,
        method: 'PATCH',
        version,
        body: patch,
      }),
      invalidatesTags: ['projects/Costs'],
    }),
    projectsDeletePlanLine: build.mutation<null, PartOf>({
      query: ({ projectId, id, version }) => ({
        url: `${projects}/${projectId}/plan/${id}`,
        method: 'DELETE',
        version,
      }),
      invalidatesTags: ['projects/Costs'],
    }),
    projectsListCostRates: build.query<Page<CostRateView>, void>({
      query: () => ({ url: costRates }),
      providesTags: ['projects/CostRate'],
    }),
    projectsCreateCostRate: build.mutation<CostRateView, CreateCostRate>({
      query: (body) => ({ url: costRates, method: 'POST', body }),
      invalidatesTags: ['projects/CostRate', 'projects/Costs'],
    }),
    projectsUpdateCostRate: build.mutation<CostRateView, Versioned & { patch: UpdateCostRate }>({
      query: ({ id, version, patch }) => ({
        url: `${costRates}/${id}`,
        method: 'PATCH',
        version,
        body: patch,
      }),
      invalidatesTags: ['projects/CostRate', 'projects/Costs'],
    }),
    projectsDeleteCostRate: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${costRates}/${id}`, method: 'DELETE', version }),
      invalidatesTags: ['projects/CostRate', 'projects/Costs'],
    }),
    projectsGetSettings: build.query<ProjectSettings, void>({
      query: () => ({ url: settings }),
      providesTags: ['projects/Settings'],
    }),
    projectsUpdateSettings: build.mutation<
      ProjectSettings,
      { version: number; values: UpdateProjectSettings }
    >({
      query: ({ version, values }) => ({ url: settings, method: 'PUT', version, body: values }),
      // Not after a refusal: the form keeps its input.
      invalidatesTags: (result) =>
        result ? ['projects/Settings', 'projects/Project', 'projects/Costs'] : [],
    }),
  }),
});

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
