import { localDateAt } from '@jahrring/contracts-common';
import type { TaskView } from '@jahrring/contracts-projects';
import { RecordHistory, useBoot, useFormat, useT } from '@jahrring/tool-kit';
import {
  ActionMenu,
  Alert,
  Avatar,
  Badge,
  Button,
  DescriptionList,
  Row,
  Section,
  Stack,
  Text,
  UiLink,
  type DescriptionItem,
} from '@jahrring/ui';
import { alertIcon, checkIcon, editIcon, restoreIcon, trashIcon } from '@jahrring/ui/icons';
import { PriorityBars } from '@jahrring/ui/priority';
import { isOverdue } from '../task-dates';
import { useTickTask } from '../tasks.api';
import { Tick } from '../tick';
import { useTaskActions, useTaskProblem } from '../use-task-actions';
import { Comments } from './comments';
import { recurrenceText } from './recurrence-text';
import { TaskFiles } from './task-files';

interface ShowTaskProps {
  task: TaskView;
  onEdit: () => void;
  onClose: () => void;
}

/** A task to read and to work through: ticking it and its checklist needs no form. */
export function ShowTask({ task, onEdit, onClose }: ShowTaskProps) {
  const t = useT('projects');
  const { setDone, remove, restore } = useTaskActions();
  const deleted = task.deletedAt !== null;
  const done = task.status === 'done';
  const removeAndClose = async () => {
    if (await remove(task)) onClose();
  };
  return (
    <Stack gap={5}>
      {deleted ? <Alert kind="warning">{t('tasks.deleted')}</Alert> : null}
      <Row>
        {task.mayUpdate && !deleted ? (
          <>
            <Button
              variant={done ? 'secondary' : 'primary'}
              icon={done ? restoreIcon : checkIcon}
              onClick={() => void setDone(task, !done)}
            >
              {t(done ? 'tasks.action.reopen' : 'tasks.action.done')}
            </Button>
            <Button icon={editIcon} onClick={onEdit}>
              {t('action.edit')}
            </Button>
          </>
        ) : null}
        {deleted && task.mayDelete ? (
          <Button icon={restoreIcon} onClick={() => void restore(task)}>
            {t('action.restore')}
          </Button>
        ) : null}
        <RecordHistory tool="projects" entity="task" id={task.id} />
        {task.mayDelete && !deleted ? (
          <ActionMenu
            items={[
              {
                label: t('action.delete'),
                icon: trashIcon,
                danger: true,
                onClick: () => void removeAndClose(),
              },
            ]}
          />
        ) : null}
      </Row>
      {task.description ? (
        <Text as="div">
          <span className="tasks-description">{task.description}</span>
        </Text>
      ) : null}
      <Facts task={task} />
      {task.checklist.length > 0 ? <Checklist task={task} /> : null}
      <TaskFiles task={task} />
      <Comments task={task} />
    </Stack>
  );
}

function Facts({ task }: { task: TaskView }) {
  const t = useT('projects');
  const format = useFormat();
  const { licence } = useBoot();
  const overdue = isOverdue(task, localDateAt(Date.now(), licence.timeZone));
  const { deadline, deadlineTime, plannedOn, plannedUntil, plannedMinutes } = task;
  const items: (DescriptionItem | null)[] = [
    deadline
      ? {
          label: t('taskFields.deadline'),
          value: (
            <Row>
              {format.longDate(deadline)} {deadlineTime}
              {overdue ? (
                <Badge tone="rot" icon={alertIcon}>
                  {t('tasks.group.overdue')}
                </Badge>
              ) : null}
            </Row>
          ),
        }
      : null,
    plannedOn
      ? {
          label: t('taskFields.planned'),
          value:
            plannedUntil && plannedUntil !== plannedOn
              ? `${format.longDate(plannedOn)} – ${format.longDate(plannedUntil)}`
              : format.longDate(plannedOn),
        }
      : null,
    plannedMinutes
      ? { label: t('taskFields.plannedTime'), value: format.duration(plannedMinutes * secondsPerMinute) }
      : null,
    {
      label: t('taskFields.priority'),
      value: <PriorityBars priority={task.priority} label={t(`ui:priority.${task.priority}`)} withLabel />,
    },
    task.projectId
      ? {
          label: t('taskFields.project'),
          value: (
            <UiLink to={`/projects/${task.projectId}/tasks`}>
              {task.projectNumber} {task.projectTitle}
            </UiLink>
          ),
        }
      : null,
    {
      label: t('taskFields.owner'),
      value: task.owner ? <People people={[task.owner]} /> : t('tasks.group.nobody'),
    },
    task.assignedEmployees.length > 0
      ? { label: t('taskFields.assigned'), value: <People people={task.assignedEmployees} /> }
      : null,
    task.recurrence
      ? { label: t('taskFields.recurrence'), value: recurrenceText(t, format, task.recurrence) }
      : null,
    task.doneAt
      ? {
          label: t('tasks.status.done'),
          value: t('tasks.doneBy', { day: format.dateTime(task.doneAt), name: task.doneByName ?? '–' }),
        }
      : null,
    task.createdByName
      ? {
          label: t('taskFields.created'),
          value: t('tasks.doneBy', { day: format.date(task.createdAt), name: task.createdByName }),
        }
      : null,
  ];
  return <DescriptionList items={items.filter((item) => item !== null)} />;
}

const secondsPerMinute = 60;

function People({ people }: { people: TaskView['assignedEmployees'] }) {
  const t = useT('projects');
  return (
    <Stack gap={1}>
      {people.map(({ id, name, active }) => (
        <Row key={id}>
          <Avatar name={name} size="small" decorative /> {name}
          {active ? null : <Badge tone="bernstein">{t('tasks.left')}</Badge>}
        </Row>
      ))}
    </Stack>
  );
}

function Checklist({ task }: { task: TaskView }) {
  const t = useT('projects');
  const problem = useTaskProblem();
  const [tick] = useTickTask();
  const change = async (itemId: string, done: boolean) => {
    try {
      return await tick({ id: task.id, itemId, done }).unwrap();
    } catch (error) {
      problem(error);
      return null;
    }
  };
  return (
    <Section title={`${t('taskFields.checklist')} ${task.itemsDone}/${task.itemsTotal}`}>
      <ul className="tasks-checklist">
        {task.checklist.map(({ id, text, done }) => (
          <li key={id}>
            <Tick
              className="tasks-check"
              checked={done}
              disabled={!task.mayUpdate || task.deletedAt !== null}
              onChange={(wanted) => change(id, wanted)}
            >
              <span>{text}</span>
            </Tick>
          </li>
        ))}
      </ul>
    </Section>
  );
}
