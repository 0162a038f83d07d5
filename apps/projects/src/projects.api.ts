import type {
  ChangeProjectStatus,
  CreateProject,
  Duplicates,
  ProjectListItem,
  ProjectView,
  UpdateProject,
} from '@jahrring/contracts-projects';
import { addEndpoints, call, type ListArgs, type Versioned } from '@jahrring/tool-kit';

export const projects = '/api/projects/projects';

const projectsApi = addEndpoints(['projects/Project'], (build) => ({
  projectsListProjects: build.query<{ items: ProjectListItem[]; total: number }, ListArgs>({
    query: (params) => call.get(projects, params),
    providesTags: ['projects/Project'],
  }),
  projectsGetProject: build.query<ProjectView, string>({
    query: (id) => `${projects}/${id}`,
    providesTags: (_result, _error, id) => [{ type: 'projects/Project', id }],
  }),
  projectsProposeNumber: build.query<{ number: string }, void>({
    query: () => `${projects}/number-proposal`,
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
    query: (body) => call.post(projects, body),
    invalidatesTags: ['projects/Project'],
  }),
  projectsUpdateProject: build.mutation<ProjectView, Versioned & { patch: UpdateProject }>({
    query: ({ id, version, patch }) => call.patch(`${projects}/${id}`, patch, version),
    invalidatesTags: ['projects/Project'],
  }),
  projectsChangeStatus: build.mutation<ProjectView, Versioned & ChangeProjectStatus>({
    query: ({ id, version, ...body }) => call.post(`${projects}/${id}/status`, body, version),
    invalidatesTags: ['projects/Project'],
  }),
  projectsDeleteProject: build.mutation<null, Versioned>({
    query: ({ id, version }) => call.delete(`${projects}/${id}`, version),
    invalidatesTags: ['projects/Project'],
  }),
  projectsRestoreProject: build.mutation<ProjectView, string>({
    query: (id) => call.post(`${projects}/${id}/restore`),
    invalidatesTags: ['projects/Project'],
  }),
}));

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
