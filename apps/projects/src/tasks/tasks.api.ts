import type {
  CreateTaskInput,
  TaskListItem,
  TaskView,
  TickItem,
  UpdateTask,
} from '@jahrring/contracts-projects';
import { addEndpoints, call, type ListArgs, type Versioned } from '@jahrring/tool-kit';
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

const tasksApi = addEndpoints(['projects/Task'], (build) => ({
  projectsListTasks: build.query<{ items: TaskListItem[]; total: number }, ListArgs>({
    query: (params) => call.get(tasks, params),
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
    query: (body) => call.post(tasks, body),
    invalidatesTags: ['projects/Task'],
  }),
  projectsUpdateTask: build.mutation<TaskView, Versioned & { patch: UpdateTask }>({
    query: ({ id, version, patch }) => call.patch(`${tasks}/${id}`, patch, version),
    invalidatesTags: ['projects/Task'],
  }),
  projectsSetTaskDone: build.mutation<TaskView, Versioned & { done: boolean }>({
    query: ({ id, version, done }) => call.post(`${tasks}/${id}/done`, { done }, version),
    invalidatesTags: ['projects/Task'],
  }),
  projectsTickTask: build.mutation<TaskView, TickItem & { id: string }>({
    query: ({ id, ...body }) => call.post(`${tasks}/${id}/ticks`, body),
    invalidatesTags: ['projects/Task'],
  }),
  projectsCommentTask: build.mutation<TaskView, { id: string; text: string }>({
    query: ({ id, text }) => call.post(`${tasks}/${id}/comments`, { text }),
    invalidatesTags: (_result, _error, { id }) => [{ type: 'projects/Task', id }],
  }),
  projectsAddTaskFile: build.mutation<TaskView, { id: string; file: File }>({
    query: ({ id, file }) => call.post(`${tasks}/${id}/files`, fileForm(file)),
    invalidatesTags: (_result, _error, { id }) => [{ type: 'projects/Task', id }],
  }),
  projectsDeleteTaskFile: build.mutation<null, Versioned & { taskId: string }>({
    query: ({ taskId, id, version }) => call.delete(taskFileUrl(taskId, id), version),
    invalidatesTags: (_result, _error, { taskId }) => [{ type: 'projects/Task', id: taskId }],
  }),
  projectsDeleteTask: build.mutation<null, Versioned>({
    query: ({ id, version }) => call.delete(`${tasks}/${id}`, version),
    invalidatesTags: ['projects/Task'],
  }),
  projectsRestoreTask: build.mutation<TaskView, string>({
    query: (id) => call.post(`${tasks}/${id}/restore`),
    invalidatesTags: ['projects/Task'],
  }),
}));

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
