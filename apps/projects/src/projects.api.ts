import type {
  ChangeProjectStatus,
  CreateProject,
  Duplicates,
  ProjectListItem,
  ProjectView,
  UpdateProject,
} from '@jahrring/contracts-projects';
import { api, type ListArgs, type Versioned } from '@jahrring/tool-kit';

export const projects = '/api/projects/projects';

const tagged = api.enhanceEndpoints({ addTagTypes: ['projects/Project'] });

const projectsApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    projectsListProjects: build.query<{ items: ProjectListItem[]; total: number }, ListArgs>({
      query: (params) => ({ url: projects, params }),
      providesTags: ['projects/Project'],
    }),
    projectsGetProject: build.query<ProjectView, string>({
      query: (id) => ({ url: `${projects}/${id}` }),
      providesTags: (_result, _error, id) => [{ type: 'projects/Project', id }],
    }),
    projectsProposeNumber: build.query<{ number: string }, void>({
      query: () => ({ url: `${projects}/number-proposal` }),
      keepUnusedDataFor: 0,
    }),
    projectsFindDuplicates: build.query<
      Duplicates,
      { number?: string | undefined; title?: string | undefined; exceptId?: string | undefined }
    >({
      query: (params) => ({ url: `${projects}/duplicates`, params, onRefusal: 'pass' }),
      keepUnusedDataFor: 10,
    }),
    projectsCreateProject: build.mutation<ProjectView, CreateProject>({
      query: (body) => ({ url: projects, method: 'POST', body }),
      invalidatesTags: ['projects/Project'],
    }),
    projectsUpdateProject: build.mutation<ProjectView, Versioned & { patch: UpdateProject }>({
      query: ({ id, version, patch }) => ({
        url: `${projects}/${id}`,
        method: 'PATCH',
        version,
        body: patch,
      }),
      invalidatesTags: ['projects/Project'],
    }),
    projectsChangeStatus: build.mutation<ProjectView, Versioned & ChangeProjectStatus>({
      query: ({ id, version, ...body }) => ({
        url: `${projects}/${id}/status`,
        method: 'POST',
        version,
        body,
      }),
      invalidatesTags: ['projects/Project'],
    }),
    projectsDeleteProject: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${projects}/${id}`, method: 'DELETE', version }),
      invalidatesTags: ['projects/Project'],
    }),
    projectsRestoreProject: build.mutation<ProjectView, string>({
      query: (id) => ({ url: `${projects}/${id}/restore`, method: 'POST' }),
      invalidatesTags: ['projects/Project'],
    }),
  }),
});

export const {
  useProjectsListProjectsQuery: useProjectList,
  useProjectsGetProjectQuery: useProject,
  useProjectsProposeNumberQuery: useNumberProposal,
  useProjectsFindDuplicatesQuery: useDuplicates,
  useProjectsCreateProjectMutation: useCreateProject,
  useProjectsUpdateProjectMutation: useUpdateProject,
  useProjectsChangeStatusMutation: useChangeStatus,
  useProjectsDeleteProjectMutation: useDeleteProject,
  useProjectsRestoreProjectMutation: useRestoreProject,
} = projectsApi;
