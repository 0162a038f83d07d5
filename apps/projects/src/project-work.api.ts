import type { Page } from '@jahrring/contracts-common';
import type {
  BulkProjectResult,
  BulkProjectStatus,
  CreateNote,
  DuplicateProject,
  NoteView,
  ProjectFileView,
  ProjectView,
  SameNameRule,
  UpdateNote,
} from '@jahrring/contracts-projects';
import { api } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';

const projects = '/api/projects/projects';

/** Something that hangs on a project. */
interface PartOf {
  projectId: string;
  id: string;
  version: number;
}

/** Returns the URL of a project's file. */
export function fileUrl(projectId: string, id: string): string {
  return `${projects}/${projectId}/files/${id}`;
}

const tagged = api.enhanceEndpoints({
  addTagTypes: ['projects/Project', 'projects/Note', 'projects/File'],
});

const workApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    projectsListNotes: build.query<Page<NoteView>, string>({
      query: (id) => ({ url: `${projects}/${id}/notes` }),
      providesTags: ['projects/Note'],
    }),
    projectsCreateNote: build.mutation<NoteView, { projectId: string; note: CreateNote }>({
      query: ({ projectId, note }) => ({
        url: `${projects}/${projectId}/notes`,
        method: 'POST',
        body: note,
      }),
      invalidatesTags: ['projects/Note'],
    }),
    projectsUpdateNote: build.mutation<NoteView, PartOf & { patch: UpdateNote }>({
      query: ({ projectId, id, version, patch }) => ({
        url: `${projects}/${projectId}/notes/${id}`,
        method: 'PATCH',
        version,
        body: patch,
      }),
      invalidatesTags: ['projects/Note'],
    }),
    projectsDeleteNote: build.mutation<null, PartOf>({
      query: ({ projectId, id, version }) => ({
        url: `${projects}/${projectId}/notes/${id}`,
        method: 'DELETE',
        version,
      }),
      invalidatesTags: ['projects/Note'],
    }),
    projectsRestoreNote: build.mutation<NoteView, Omit<PartOf, 'version'>>({
      query: ({ projectId, id }) => ({
        url: `${projects}/${projectId}/notes/${id}/restore`,
        method: 'POST',
      }),
      invalidatesTags: ['projects/Note'],
    }),
    projectsListFiles: build.query<Page<ProjectFileView>, string>({
      query: (id) => ({ url: `${projects}/${id}/files` }),
      providesTags: ['projects/File'],
    }),
    projectsAddFile: build.mutation<
      ProjectFileView,
      { projectId: string; file: File; sameName: SameNameRule }
    >({
      query: ({ projectId, file, sameName }) => ({
        url: `${projects}/${projectId}/files`,
        method: 'POST',
        body: fileForm(file, { sameName }),
      }),
      invalidatesTags: ['projects/File'],
    }),
    projectsDeleteFile: build.mutation<null, PartOf>({
      query: ({ projectId, id, version }) => ({
        url: `${projects}/${projectId}/files/${id}`,
        method: 'DELETE',
        version,
      }),
      invalidatesTags: ['projects/File'],
    }),
    projectsDuplicate: build.mutation<ProjectView, { id: string; copy: DuplicateProject }>({
      query: ({ id, copy }) => ({ url: `${projects}/${id}/duplicate`, method: 'POST', body: copy }),
      invalidatesTags: ['projects/Project'],
    }),
    projectsChangeManyStatuses: build.mutation<BulkProjectResult, BulkProjectStatus>({
      query: (body) => ({ url: `${projects}/bulk-status`, method: 'POST', body }),
      invalidatesTags: ['projects/Project'],
    }),
  }),
});

export const {
  useProjectsListNotesQuery: useNotes,
  useProjectsCreateNoteMutation: useCreateNote,
  useProjectsUpdateNoteMutation: useUpdateNote,
  useProjectsDeleteNoteMutation: useDeleteNote,
  useProjectsRestoreNoteMutation: useRestoreNote,
  useProjectsListFilesQuery: useProjectFiles,
  useProjectsAddFileMutation: useAddFile,
  useProjectsDeleteFileMutation: useDeleteFile,
  useProjectsDuplicateMutation: useDuplicateProject,
  useProjectsChangeManyStatusesMutation: useChangeManyStatuses,
} = workApi;
