import type { TaskListItem } from '@jahrring/contracts-projects';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Icon, VisuallyHidden } from '@jahrring/ui';
import { useDraggable } from '@dnd-kit/core';
import type { KeyboardEvent } from 'react';
import { alertIcon, flagIcon } from '@jahrring/ui/icons';
import { PriorityBars } from '@jahrring/ui/priority';
import { isOverdue } from '../task-dates';
import { Tick } from '../tick';
import { useOpenedTask } from '../use-opened-task';
import { useTaskActions } from '../use-task-actions';
import type { PlanPlace } from './plan-move';
import { instructionsId, usePlanActions } from './plan-context';

/** `24.11.`: a card has no room for the year. */
const shownChars = 6;
const secondsPerMinute = 60;

interface PlanCardProps {
  task: TaskListItem;
  place: PlanPlace;
  /** Only the title, for the month. */
  small?: boolean;
}

/** One task in a plan: opened by click, moved by dragging or by Alt and an arrow, ticked at its begin. */
export function PlanCard({ task, place, small = false }: PlanCardProps) {
  const t = useT('projects');
  const { today, onKey, putDown } = usePlanActions();
  const { show } = useOpenedTask();
  const { setDone } = useTaskActions();
  const movable = task.mayUpdate && task.status === 'open';
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `${task.id} ${place.day ?? ''} ${place.personId ?? ''}`,
    data: { task, place },
    disabled: !movable,
  });
  const done = task.status === 'done';
  const keys = (event: KeyboardEvent) => {
    if (movable && event.altKey) onKey(event, task, place);
  };
  return (
    <div
      ref={setNodeRef}
      {...listeners}
      className="tasks-card"
      data-small={small || undefined}
      data-done={done || undefined}
      data-overdue={isOverdue(task, today) || undefined}
      data-priority={task.priority}
      data-dragging={isDragging || undefined}
      data-movable={movable || undefined}
    >
      {small ? null : (
        <Tick
          className="tasks-tick tasks-tick--small"
          checked={done}
          disabled={!task.mayUpdate}
          onChange={(wanted) => setDone(task, wanted)}
        >
          <VisuallyHidden>{t('tasks.tick', { title: task.title })}</VisuallyHidden>
        </Tick>
      )}
      <button
        type="button"
        className="tasks-card__open"
        data-card={`${task.id} ${place.day ?? ''} ${place.personId ?? ''}`}
        aria-describedby={movable ? instructionsId : undefined}
        onClick={() => show(task.id)}
        onKeyDown={keys}
        onKeyUp={(event) => event.key === 'Alt' && putDown()}
      >
        <span className="tasks-card__title">{task.title}</span>
        {small ? null : <CardFacts task={task} />}
      </button>
    </div>
  );
}

function CardFacts({ task }: { task: TaskListItem }) {
  const t = useT('projects');
  const format = useFormat();
  const { today } = usePlanActions();
  const { deadline, projectNumber, plannedMinutes, priority } = task;
  const overdue = isOverdue(task, today);
  return (
    <span className="tasks-card__facts">
      {priority === 'none' ? null : <PriorityBars priority={priority} label={t(`ui:priority.${priority}`)} />}
      {projectNumber ? <span>{projectNumber}</span> : null}
      {plannedMinutes ? <span>{format.duration(plannedMinutes * secondsPerMinute)}</span> : null}
      {deadline && task.status === 'open' ? (
        <span className="tasks-card__due" data-overdue={overdue || undefined}>
          <Icon name={overdue ? alertIcon : flagIcon} size={14} />
          <VisuallyHidden>{t(overdue ? 'tasks.group.overdue' : 'taskFields.deadline')} </VisuallyHidden>
          <bdi dir="ltr">{format.date(deadline).slice(0, shownChars)}</bdi>
        </span>
      ) : null}
    </span>
  );
}
