import { addDays, mondayOf } from '@jahrring/contracts-common';
import { type TaskListItem } from '@jahrring/contracts-projects';
import { useFormat, useT } from '@jahrring/tool-kit';
import { ActionMenu, Avatar, Badge, Icon, VisuallyHidden, type ActionMenuItem } from '@jahrring/ui';
import {
  alertIcon,
  calendarIcon,
  dotsVerticalIcon,
  flagIcon,
  folderIcon,
  refreshIcon,
  restoreIcon,
  taskIcon,
  trashIcon,
  xIcon,
} from '@jahrring/ui/icons';
import { PriorityBars } from '@jahrring/ui/priority';
import type { PlanPlace } from './plan/plan-move';
import { isOverdue } from './task-dates';
import { peopleOf } from './task-groups';
import { Tick } from './tick';
import { useOpenedTask } from './use-opened-task';
import { useTaskActions } from './use-task-actions';

const shownPeople = 3;
const daysInWeek = 7;

export interface TaskRowProps {
  task: TaskListItem;
  today: string;
  /** On a project's own page its name says nothing. */
  withProject?: boolean;
  /** Offers days to plan it for, where there is no room to drag. */
  onMove?: MoveTask;
}

type MoveTask = (task: TaskListItem, from: PlanPlace, to: PlanPlace) => void;

/** One task: ticked by click or space, opened by its title. */
export function TaskRow({ task, today, withProject = true, onMove }: TaskRowProps) {
  const t = useT('projects');
  const { setDone, remove, restore } = useTaskActions();
  const { show } = useOpenedTask();
  const moves = useMoveItems(task, today, onMove);
  const deleted = task.deletedAt !== null;
  const done = task.status === 'done';
  return (
    <li className="tasks-row" data-done={done || undefined}>
      <Tick
        className="tasks-tick"
        checked={done}
        disabled={!task.mayUpdate || deleted}
        onChange={(wanted) => setDone(task, wanted)}
      >
        <VisuallyHidden>{t('tasks.tick', { title: task.title })}</VisuallyHidden>
      </Tick>
      <div className="tasks-row__text">
        <button type="button" className="tasks-row__title" onClick={() => show(task.id)}>
          {task.title}
        </button>
        <TaskFacts task={task} today={today} withProject={withProject} />
      </div>
      <People task={task} />
      <ActionMenu
        label={t('tasks.actions', { title: task.title })}
        icon={dotsVerticalIcon}
        items={[
          { label: t('tasks.open'), icon: taskIcon, onClick: () => show(task.id) },
          ...(task.mayUpdate && !done ? moves : []),
          task.mayDelete &&
            !deleted && {
              label: t('action.delete'),
              icon: trashIcon,
              danger: true,
              onClick: () => void remove(task),
            },
          task.mayDelete &&
            deleted && { label: t('action.restore'), icon: restoreIcon, onClick: () => void restore(task) },
        ]}
      />
    </li>
  );
}

/** Days a task can be planned for with one touch. */
function useMoveItems(task: TaskListItem, today: string, onMove: MoveTask | undefined): ActionMenuItem[] {
  const t = useT('projects');
  if (!onMove) return [];
  const to = (day: string | null) => onMove(task, { day: task.plannedOn }, { day });
  const days = {
    today,
    tomorrow: addDays(today, 1),
    nextWeek: addDays(mondayOf(today), daysInWeek),
  };
  const items = Object.entries(days)
    .filter(([, day]) => day !== task.plannedOn)
    .map(([name, day]) => ({
      label: t(`tasks.moveTo.${name}`),
      icon: calendarIcon,
      onClick: () => to(day),
    }));
  if (task.plannedOn === null) return items;
  return [...items, { label: t('tasks.moveTo.tray'), icon: xIcon, onClick: () => to(null) }];
}

/** Due, planned, where it belongs, how far it is: what there is, in one line. */
function TaskFacts({ task, today, withProject = true }: TaskRowProps) {
  const t = useT('projects');
  const format = useFormat();
  const { deadline, deadlineTime, plannedOn, projectNumber, itemsTotal, itemsDone, doneAt, doneByName } =
    task;
  const overdue = isOverdue(task, today);
  return (
    <span className="tasks-facts">
      {task.priority === 'none' ? null : (
        <PriorityBars priority={task.priority} label={t(`ui:priority.${task.priority}`)} />
      )}
      {deadline && task.status === 'open' ? (
        <Badge
          tone={overdue ? 'rot' : deadline === today ? 'bernstein' : 'stein'}
          icon={overdue ? alertIcon : flagIcon}
        >
          {overdue ? <VisuallyHidden>{t('tasks.group.overdue')}: </VisuallyHidden> : null}
          {format.longDate(deadline)}
          {deadlineTime ? ` ${deadlineTime}` : ''}
        </Badge>
      ) : null}
      {doneAt ? (
        <span>{t('tasks.doneBy', { day: format.date(doneAt), name: doneByName ?? '–' })}</span>
      ) : null}
      {withProject && projectNumber ? (
        <span className="tasks-facts__project">
          <Icon name={folderIcon} size={14} /> {projectNumber} {task.projectTitle}
        </span>
      ) : null}
      {plannedOn && task.status === 'open' ? (
        <span title={t('taskFields.plannedOn')}>
          <Icon name={calendarIcon} size={14} /> <VisuallyHidden>{t('taskFields.plannedOn')} </VisuallyHidden>
          {format.longDate(plannedOn)}
        </span>
      ) : null}
      {itemsTotal > 0 ? (
        <span title={t('taskFields.checklist')}>
          <Icon name={taskIcon} size={14} /> <VisuallyHidden>{t('taskFields.checklist')} </VisuallyHidden>
          {itemsDone}/{itemsTotal}
        </span>
      ) : null}
      {task.recurs ? (
        <span title={t('tasks.recurs')}>
          <Icon name={refreshIcon} size={14} /> <VisuallyHidden>{t('tasks.recurs')}</VisuallyHidden>
        </span>
      ) : null}
    </span>
  );
}

function People({ task }: { task: TaskListItem }) {
  const t = useT('projects');
  const people = peopleOf(task);
  const left = people.filter(({ active }) => !active);
  return (
    <span className="tasks-people">
      {left.length > 0 ? <Badge tone="bernstein">{t('tasks.left')}</Badge> : null}
      {people.slice(0, shownPeople).map(({ id, name }) => (
        <span key={id} title={name}>
          <Avatar name={name} size="small" />
        </span>
      ))}
      {people.length > shownPeople ? <span>+{people.length - shownPeople}</span> : null}
    </span>
  );
}
