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
import { addEndpoints, call } from '@jahrring/tool-kit';
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

const workApi = addEndpoints(['projects/Project', 'projects/Note', 'projects/File'], (build) => ({
  projectsListNotes: build.query<Page<NoteView>, string>({
    query: (id) => `${projects}/${id}/notes`,
    providesTags: ['projects/Note'],
  }),
  projectsCreateNote: build.mutation<NoteView, { projectId: string; note: CreateNote }>({
    query: ({ projectId, note }) => call.post(`${projects}/${projectId}/notes`, note),
    invalidatesTags: ['projects/Note'],
  }),
  projectsUpdateNote: build.mutation<NoteView, PartOf & { patch: UpdateNote }>({
    query: ({ projectId, id, version, patch }) =>
      call.patch(`${projects}/${projectId}/notes/${id}`, patch, version),
    invalidatesTags: ['projects/Note'],
  }),
  projectsDeleteNote: build.mutation<null, PartOf>({
    query: ({ projectId, id, version }) => call.delete(`${projects}/${projectId}/notes/${id}`, version),
    invalidatesTags: ['projects/Note'],
  }),
  projectsRestoreNote: build.mutation<NoteView, Omit<PartOf, 'version'>>({
    query: ({ projectId, id }) => call.post(`${projects}/${projectId}/notes/${id}/restore`),
    invalidatesTags: ['projects/Note'],
  }),
  projectsListFiles: build.query<Page<ProjectFileView>, string>({
    query: (id) => `${projects}/${id}/files`,
    providesTags: ['projects/File'],
  }),
  projectsAddFile: build.mutation<ProjectFileView, { projectId: string; file: File; sameName: SameNameRule }>(
    {
      query: ({ projectId, file, sameName }) =>
        call.post(`${projects}/${projectId}/files`, fileForm(file, { sameName })),
      invalidatesTags: ['projects/File'],
    },
  ),
  projectsDeleteFile: build.mutation<null, PartOf>({
    query: ({ projectId, id, version }) => call.delete(`${projects}/${projectId}/files/${id}`, version),
    invalidatesTags: ['projects/File'],
  }),
  projectsDuplicate: build.mutation<ProjectView, { id: string; copy: DuplicateProject }>({
    query: ({ id, copy }) => call.post(`${projects}/${id}/duplicate`, copy),
    invalidatesTags: ['projects/Project'],
  }),
  projectsChangeManyStatuses: build.mutation<BulkProjectResult, BulkProjectStatus>({
    query: (body) => call.post(`${projects}/bulk-status`, body),
    invalidatesTags: ['projects/Project'],
  }),
}));

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
