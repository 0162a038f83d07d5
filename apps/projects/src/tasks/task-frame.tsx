import { useT } from '@jahrring/tool-kit';
import { PageFrame } from '@jahrring/ui';
import type { ReactNode } from 'react';
import { OpenedTask } from './opened-task';
import './line/task-line.css';
import './list/task-list.css';
import './detail/task-detail.css';
import './plan/task-cards.css';
import './plan/task-calendar.css';
import './tasks.css';

export const taskViews = {
  list: '/tasks',
  mine: '/tasks/my_weekly_plan',
  team: '/tasks/weekly_plan',
  month: '/tasks/monthly_plan',
} as const;
export type TaskViewName = keyof typeof taskViews;

interface TaskFrameProps {
  view: TaskViewName;
  subtitle?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of the four views of tasks; the open task lies over it. */
export function TaskFrame({ view, subtitle, actions, children }: TaskFrameProps) {
  const t = useT('projects');
  const names = Object.keys(taskViews) as TaskViewName[];
  return (
    <PageFrame
      title={t(`tasks.title.${view}`)}
      subtitle={subtitle}
      actions={actions}
      tabs={names.map((name) => ({
        label: t(`tasks.view.${name}`),
        to: taskViews[name],
        active: name === view,
      }))}
    >
      {children}
      <OpenedTask />
    </PageFrame>
  );
}
