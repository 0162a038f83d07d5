import { isoWeekOf } from '@jahrring/contracts-common';
import type { PlanView } from '@jahrring/contracts-planning';
import { useT } from '@jahrring/tool-kit';
import type { CSSProperties } from 'react';
import { useLoadWords } from './load-words';
import { personLoad, weeksOf } from './loads';
import './load.css';

interface LoadStripProps {
  plan: PlanView;
  resourceId: string;
  days: readonly string[];
}

/** Shows the load of a person's weeks, each over its days; nothing for a resource that is not a person. */
export function LoadStrip({ plan, resourceId, days }: LoadStripProps) {
  const t = useT('planning');
  const words = useLoadWords();
  const [from = '', to = ''] = [days[0], days.at(-1)];
  return weeksOf({ from, to }).map((week) => {
    const load = personLoad(plan, resourceId, week);
    if (!load) return null;
    const label = `${t('load.week', { week: isoWeekOf(week.from).week })}: ${words(load)}`;
    const filled = load.capacity === 0 ? load.booked > 0 : load.booked / load.capacity;
    return (
      <span
        key={week.from}
        className="planning-load"
        data-level={load.level}
        role="img"
        aria-label={label}
        title={label}
        style={
          {
            gridColumn: `${days.indexOf(week.from) + 1} / ${days.indexOf(week.to) + 2}`,
            '--planning-filled': `${Math.min(1, Number(filled)) * 100}%`,
          } as CSSProperties
        }
      />
    );
  });
}
