import type {
  CreateTaskInput,
  TaskListItem,
  TaskView,
  TickItem,
  UpdateTask,
} from '@jahrring/contracts-projects';
import { api, type ListArgs, type Versioned } from '@jahrring/tool-kit';
import { fileForm } from '@jahrring/tool-kit/upload';

const tasks = '/api/projects/tasks';

/** Somebody who can be given a task. */
export interface TaskPerson {
  id: string;
  name: string;
}

/** A project a task can belong to. */
export interface TaskProject {
  id: string;
  number: string;
  title: string;
}

interface Employee extends TaskPerson {
  active: boolean;
  role: string;
}

/** Returns the URL of a task's file. */
export function taskFileUrl(taskId: string, id: string): string {
  return `${tasks}/${taskId}/files/${id}`;
}

/** Roles of people who do not work in the business and get no tasks. */
const outsiders: ReadonlySet<string> = new Set(['customer', 'guest', 'developer', 'translator']);

const tagged = api.enhanceEndpoints({ addTagTypes: ['projects/Task'] });

const tasksApi = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    projectsListTasks: build.query<{ items: TaskListItem[]; total: number }, ListArgs>({
      query: (params) => ({ url: tasks, params }),
      providesTags: ['projects/Task'],
    }),
    projectsGetTask: build.query<TaskView, string>({
      query: (id) => ({ url: `${tasks}/${id}`, onRefusal: 'pass' }),
      providesTags: (_result, _error, id) => [{ type: 'projects/Task', id }],
    }),
    projectsListTaskPeople: build.query<TaskPerson[], void>({
      query: () => ({ url: '/api/admin/employees', params: { pageSize: 'all' }, onRefusal: 'pass' }),
      transformResponse: ({ items }: { items: Employee[] }) =>
        items
          .filter(({ active, role }) => active && !outsiders.has(role))
          .map(({ id, name }) => ({ id, name }))
          .sort((a, b) => a.name.localeCompare(b.name)),
      keepUnusedDataFor: 300,
    }),
    projectsFindTaskProjects: build.query<TaskProject[], string>({
      query: (search) => ({
        url: '/api/projects/projects/choices',
        params: { search },
        onRefusal: 'pass',
      }),
      transformResponse: ({ items }: { items: TaskProject[] }) => items,
      keepUnusedDataFor: 60,
    }),
    projectsListTaskProjects: build.query<TaskProject[], void>({
      query: () => `${tasks}/projects`,
      transformResponse: ({ items }: { items: TaskProject[] }) => items,
      providesTags: ['projects/Task'],
    }),
    projectsCreateTask: build.mutation<TaskView, CreateTaskInput>({
      query: (body) => ({ url: tasks, method: 'POST', body }),
      invalidatesTags: ['projects/Task'],
    }),
    projectsUpdateTask: build.mutation<TaskView, Versioned & { patch: UpdateTask }>({
      query: ({ id, version, patch }) => ({ url: `${tasks}/${id}`, method: 'PATCH', version, body: patch }),
      invalidatesTags: ['projects/Task'],
    }),
    projectsSetTaskDone: build.mutation<TaskView, Versioned & { done: boolean }>({
      query: ({ id, version, done }) => ({
        url: `${tasks}/${id}/done`,
        method: 'POST',
        version,
        body: { done },
      }),
      invalidatesTags: ['projects/Task'],
    }),
    projectsTickTask: build.mutation<TaskView, TickItem & { id: string }>({
      query: ({ id, ...body }) => ({ url: `${tasks}/${id}/ticks`, method: 'POST', body }),
      invalidatesTags: ['projects/Task'],
    }),
    projectsCommentTask: build.mutation<TaskView, { id: string; text: string }>({
      query: ({ id, text }) => ({ url: `${tasks}/${id}/comments`, method: 'POST', body: { text } }),
      invalidatesTags: (_result, _error, { id }) => [{ type: 'projects/Task', id }],
    }),
    projectsAddTaskFile: build.mutation<TaskView, { id: string; file: File }>({
      query: ({ id, file }) => ({ url: `${tasks}/${id}/files`, method: 'POST', body: fileForm(file) }),
      invalidatesTags: (_result, _error, { id }) => [{ type: 'projects/Task', id }],
    }),
    projectsDeleteTaskFile: build.mutation<null, Versioned & { taskId: string }>({
      query: ({ taskId, id, version }) => ({
        url: taskFileUrl(taskId, id),
        method: 'DELETE',
        version,
      }),
      invalidatesTags: (_result, _error, { taskId }) => [{ type: 'projects/Task', id: taskId }],
    }),
    projectsDeleteTask: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: `${tasks}/${id}`, method: 'DELETE', version }),
      invalidatesTags: ['projects/Task'],
    }),
    projectsRestoreTask: build.mutation<TaskView, string>({
      query: (id) => ({ url: `${tasks}/${id}/restore`, method: 'POST' }),
      invalidatesTags: ['projects/Task'],
    }),
  }),
});

export const {
  useProjectsListTasksQuery: useTaskList,
  useProjectsGetTaskQuery: useTask,
  useProjectsListTaskPeopleQuery: useTaskPeople,
  useProjectsFindTaskProjectsQuery: useTaskProjects,
  useProjectsListTaskProjectsQuery: useProjectsWithTasks,
  useProjectsCreateTaskMutation: useCreateTask,
  useProjectsUpdateTaskMutation: useUpdateTask,
  useProjectsSetTaskDoneMutation: useSetTaskDone,
  useProjectsTickTaskMutation: useTickTask,
  useProjectsCommentTaskMutation: useCommentTask,
  useProjectsAddTaskFileMutation: useAddTaskFile,
  useProjectsDeleteTaskFileMutation: useDeleteTaskFile,
  useProjectsDeleteTaskMutation: useDeleteTask,
  useProjectsRestoreTaskMutation: useRestoreTask,
} = tasksApi;
