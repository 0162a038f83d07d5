import type { TaskListItem } from '@jahrring/contracts-projects';
import { useT } from '@jahrring/tool-kit';
import { Icon, Text } from '@jahrring/ui';
import { useState } from 'react';
import { chevronDownIcon, chevronRightIcon } from '@jahrring/ui/icons';
import { DropArea } from './drop-area';
import { PlanCard } from './plan-card';

interface TrayProps {
  waiting: readonly TaskListItem[];
  late: readonly TaskListItem[];
}

const firstShown = 12;
/** Place in the tray. Tasks left over from earlier days are in the tray too and move on from there. */
const inTray = { day: null };

/** Tray of tasks without a day: left over from before, and not planned yet. Cards dropped here leave the plan. */
export function Tray({ waiting, late }: TrayProps) {
  const t = useT('projects');
  const [opened, setOpened] = useState(true);
  const [all, setAll] = useState(false);
  const shown = all ? waiting : waiting.slice(0, firstShown);
  return (
    <DropArea as="section" place={{ day: null }} className="tasks-tray" label={t('tasks.plan.unplanned')}>
      <button
        type="button"
        className="tasks-tray__head"
        aria-expanded={opened}
        onClick={() => setOpened((before) => !before)}
      >
        <Icon name={opened ? chevronDownIcon : chevronRightIcon} size={18} />
        {t('tasks.plan.unplanned')} <span className="tasks-group__count">{waiting.length + late.length}</span>
        {late.length > 0 ? (
          <span className="tasks-tray__late">{t('tasks.plan.late', { count: late.length })}</span>
        ) : null}
      </button>
      {opened ? (
        <div className="tasks-tray__cards">
          {late.map((task) => (
            <PlanCard key={task.id} task={task} place={inTray} />
          ))}
          {shown.map((task) => (
            <PlanCard key={task.id} task={task} place={inTray} />
          ))}
          {shown.length < waiting.length ? (
            <button type="button" className="tasks-toggle" onClick={() => setAll(true)}>
              {t('tasks.plan.more', { count: waiting.length - shown.length })}
            </button>
          ) : null}
          {waiting.length + late.length === 0 ? <Text tone="muted">{t('tasks.plan.allPlanned')}</Text> : null}
        </div>
      ) : null}
    </DropArea>
  );
}
