import {
  id,
  instant,
  listOf,
  listQuery,
  localDate,
  optionalText,
  recordFields,
  requiredText,
  version,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { taskRecurrence } from './task-recurrence';

/** Lengths of the fields; one place for form, service and the line of text. */
export const taskLimits = {
  title: 200,
  description: 5000,
  item: 200,
  items: 50,
  people: 50,
  /** Planned work, in minutes: 40 weeks of 50 hours. */
  minutes: 120_000,
  comment: 2000,
} as const;

export const taskPriorities = ['none', 'low', 'medium', 'high', 'highest'] as const;
export const taskPriority = z.enum(taskPriorities);
export type TaskPriority = z.infer<typeof taskPriority>;

export const taskStatuses = ['open', 'done'] as const;
export const taskStatus = z.enum(taskStatuses);
export type TaskStatus = z.infer<typeof taskStatus>;

/** Wall clock in the licence's time zone: `07:30`. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** One line of a checklist; their order is the order of the list. */
export const checklistItem = z.object({ id, text: requiredText(taskLimits.item), done: z.boolean() });
export type ChecklistItem = z.infer<typeof checklistItem>;

const people = z.array(id).max(taskLimits.people);
const checklist = z.array(checklistItem).max(taskLimits.items);

const fields = z.object({
  title: requiredText(taskLimits.title),
  description: optionalText(taskLimits.description),
  projectId: id.nullish(),
  deadline: localDate.nullish(),
  deadlineTime: clockTime.nullish(),
  /** First and last day it is planned for; the last one is the first where it is left out. */
  plannedOn: localDate.nullish(),
  plannedUntil: localDate.nullish(),
  plannedMinutes: z.int().min(1).max(taskLimits.minutes).nullish(),
  priority: taskPriority.default('none'),
  /** Person responsible; if left out on creation, the creator. */
  ownerId: id.nullish(),
  assignedEmployeeIds: people.default([]),
  recurrence: taskRecurrence.nullish(),
  checklist: checklist.default([]),
});

function fail(
  context: z.RefinementCtx,
  path: string,
  code: string,
  params: Record<string, string> = {},
): void {
  context.addIssue({ code: 'custom', path: [path], message: code, params: { code, ...params } });
}

/** Rules across fields: a time needs its day, a span runs forward, what comes again needs a day to start from. */
function checkTogether(task: z.infer<typeof fields>, context: z.RefinementCtx): void {
  const { deadline, deadlineTime, plannedOn, plannedUntil, recurrence } = task;
  if (deadlineTime && !deadline) fail(context, 'deadline', 'required');
  if (plannedUntil && !plannedOn) fail(context, 'plannedOn', 'required');
  if (plannedOn && plannedUntil && plannedUntil < plannedOn)
    fail(context, 'plannedUntil', 'afterOrEqual', { date: plannedOn });
  if (recurrence && recurrence.frequency !== 'never' && !deadline && !plannedOn)
    fail(context, 'deadline', 'required');
}

export const createTask = fields.extend({ id: id.optional() }).superRefine(checkTogether);
export type CreateTask = z.infer<typeof createTask>;
export type CreateTaskInput = z.input<typeof createTask>;

/** A field that is left out stays as it is; null or '' clears it. Rules across fields are checked on the result. */
export const updateTask = fields
  .extend({ priority: taskPriority, assignedEmployeeIds: people, checklist })
  .partial();
export type UpdateTask = z.infer<typeof updateTask>;

/** The whole task after an update, for the rules across fields. */
export const wholeTask = fields.superRefine(checkTogether);
export type WholeTask = z.infer<typeof wholeTask>;
/** Values of a form while it is filled in. */
export type TaskDraft = z.input<typeof wholeTask>;

export const setTaskDone = z.object({ done: z.boolean() });
export type SetTaskDone = z.infer<typeof setTaskDone>;

export const tickItem = z.object({ itemId: id, done: z.boolean() });
export type TickItem = z.infer<typeof tickItem>;

export const createTaskComment = z.object({ id: id.optional(), text: requiredText(taskLimits.comment) });
export type CreateTaskComment = z.infer<typeof createTaskComment>;

const person = z.object({ id, name: z.string(), active: z.boolean() });

export const taskListItem = z.object({
  ...recordFields,
  title: z.string(),
  projectId: id.nullable(),
  projectNumber: z.string().nullable(),
  projectTitle: z.string().nullable(),
  deadline: localDate.nullable(),
  deadlineTime: z.string().nullable(),
  plannedOn: localDate.nullable(),
  plannedUntil: localDate.nullable(),
  plannedMinutes: z.int().nullable(),
  priority: taskPriority,
  status: taskStatus,
  doneAt: instant.nullable(),
  doneByName: z.string().nullable(),
  owner: person.nullable(),
  assignedEmployees: z.array(person),
  recurs: z.boolean(),
  itemsDone: z.int(),
  itemsTotal: z.int(),
  mayUpdate: z.boolean(),
  mayDelete: z.boolean(),
});
export type TaskListItem = z.infer<typeof taskListItem>;
export const taskList = listOf(taskListItem);

/** Projects that have tasks, to choose from where tasks are filtered. */
export const taskProjects = z.object({
  items: z.array(z.object({ id, number: z.string(), title: z.string() })),
});

export const taskComment = z.object({ id, text: z.string(), authorName: z.string(), createdAt: instant });

export const taskFile = z.object({
  id,
  version,
  name: z.string(),
  mime: z.string(),
  /** Bytes. */
  size: z.int(),
  authorName: z.string(),
  createdAt: instant,
});
export type TaskFile = z.infer<typeof taskFile>;

export const taskView = taskListItem.extend({
  description: z.string().nullable(),
  recurrence: taskRecurrence.nullable(),
  checklist: z.array(checklistItem),
  createdByName: z.string().nullable(),
  comments: z.array(taskComment),
  files: z.array(taskFile),
});
export type TaskView = z.infer<typeof taskView>;

/** `due` and `urgency` sort what has no deadline last and the highest priority by its rank. */
export const taskListSpec = {
  sort: ['due', 'urgency', 'title', 'project', 'plannedOn', 'status', 'doneAt', 'createdAt'],
  filter: {
    title: 'text',
    status: 'enum',
    priority: 'enum',
    projectId: 'id',
    ownerId: 'id',
    /** Responsible or assigned. */
    personId: 'id',
    deadline: 'date',
    plannedOn: 'date',
    plannedUntil: 'date',
    planned: 'boolean',
    /** True if a person who still works here is responsible or assigned. */
    attended: 'boolean',
    /** Of an archived project. */
    archived: 'boolean',
    doneAt: 'instant',
  },
  defaultSort: 'due,-urgency',
} as const;
export const taskListQuery = listQuery(taskListSpec);

/** The columns of an export, in this order. */
export const taskExportFields = [
  'title',
  'status',
  'priority',
  'project',
  'deadline',
  'deadlineTime',
  'plannedOn',
  'plannedUntil',
  'plannedHours',
  'owner',
  'assigned',
  'checklist',
  'doneAt',
  'doneBy',
] as const;
export type TaskExportField = (typeof taskExportFields)[number];
