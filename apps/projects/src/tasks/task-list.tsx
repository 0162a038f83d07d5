import { localDateAt } from '@jahrring/contracts-common';
import type { TaskListItem } from '@jahrring/contracts-projects';
import { useBoot, useT } from '@jahrring/tool-kit';
import type { KeyboardEvent } from 'react';
import { groupTasks, type Grouping, type TaskGroup } from './task-groups';
import { TaskRow } from './task-row';
import './line/task-line.css';
import './list/task-list.css';
import './detail/task-detail.css';
import './plan/task-cards.css';
import './plan/task-calendar.css';
import './tasks.css';

interface TaskListProps {
  tasks: readonly TaskListItem[];
  by: Grouping;
  withProject?: boolean;
}

/** Tasks under their headings. Arrow keys go from tick to tick over all groups. */
export function TaskList({ tasks, by, withProject = true }: TaskListProps) {
  const { licence } = useBoot();
  const today = localDateAt(Date.now(), licence.timeZone);
  return (
    <div className="tasks-list" onKeyDown={walk}>
      {groupTasks(tasks, by, today).map((group) => (
        <section key={group.key} className="tasks-group" data-key={group.key}>
          <Heading group={group} by={by} />
          <ul>
            {group.tasks.map((task) => (
              <TaskRow
                key={task.id}
                task={task}
                today={today}
                withProject={withProject && by !== 'project'}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Heading({ group, by }: { group: TaskGroup; by: Grouping }) {
  const t = useT('projects');
  const none = by === 'project' ? t('tasks.group.noProject') : t('tasks.group.nobody');
  const label = by === 'deadline' ? t(`tasks.group.${group.key}`) : (group.label ?? none);
  return (
    <h2 className="tasks-group__head">
      {label} <span className="tasks-group__count">{group.tasks.length}</span>
    </h2>
  );
}

function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const target = event.target as HTMLElement;
  if (step === 0 || !target.matches('.tasks-tick input, .tasks-row__title')) return;
  const selector = target.matches('input') ? '.tasks-tick input' : '.tasks-row__title';
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  stops[stops.indexOf(target) + step]?.focus();
  event.preventDefault();
}
