import type { ColumnExpression, ListColumns } from '@jahrring/service-kit';

const noDeadline = '9999-12-31';

/** Values of the fields the contract's list spec names; `task` is the alias of the repository. */
const yes = (condition: string): ColumnExpression => ({
  sql: `(CASE WHEN ${condition} THEN 1 ELSE 0 END)`,
  kind: 'other',
});

const urgency = `(CASE task.priority WHEN 'highest' THEN 4 WHEN 'high' THEN 3 WHEN 'medium' THEN 2
  WHEN 'low' THEN 1 ELSE 0 END)`;

const worksHere = (person: string) => `EXISTS (SELECT 1 FROM employee_refs here
  WHERE here.id = ${person} AND here.active = 1)`;

const attended = `(${worksHere('task.ownerId')} OR EXISTS (SELECT 1 FROM task_people helper
  WHERE helper.licence_id = task.licenceId AND helper.task_id = task.id AND ${worksHere('helper.employee_id')}))`;

const ofProject = (column: string): ColumnExpression => ({
  sql: `(SELECT project.${column} FROM projects project WHERE project.id = task.projectId)`,
  kind: 'text',
});

export const taskColumns: ListColumns = {
  fields: {
    title: 'title',
    status: 'status',
    priority: 'priority',
    projectId: 'projectId',
    ownerId: 'ownerId',
    personId: {
      sql: 'task.ownerId',
      kind: 'other',
      anyOf: (list) => `(task.ownerId IN ${list} OR EXISTS (SELECT 1 FROM task_people helper
        WHERE helper.licence_id = task.licenceId AND helper.task_id = task.id AND helper.employee_id IN ${list}))`,
    },
    deadline: 'deadline',
    plannedOn: 'plannedOn',
    plannedUntil: 'plannedUntil',
    planned: yes('task.plannedOn IS NOT NULL'),
    attended: yes(attended),
    archived: yes(
      `EXISTS (SELECT 1 FROM projects kept WHERE kept.id = task.projectId AND kept.status = 'ARCH')`,
    ),
    doneAt: 'doneAt',
    createdAt: 'createdAt',
    due: { sql: `COALESCE(task.deadline, '${noDeadline}')`, kind: 'other' },
    urgency: { sql: urgency, kind: 'other' },
    project: ofProject('number'),
  },
  search: ['title', 'description', ofProject('number'), ofProject('title')],
};
