import type { RecentCombination } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { Button } from '@jahrring/ui';
import '../tile.css';
import type { Target } from './repeat-day';

interface OtherProjectProps {
  recent: readonly RecentCombination[];
  busy: boolean;
  onChoose: (target: Target) => void;
}

/** The projects booked last: one tap records the times of the day on it. */
export function OtherProject({ recent, busy, onChoose }: OtherProjectProps) {
  const t = useT('time');
  return (
    <div className="time-repeat__targets" role="group" aria-label={t('tile.timesOn')}>
      <span className="time-muted">{t('tile.timesOn')}</span>
      {recent.map(({ project, activity }) => (
        <button
          key={`${project.id} ${activity?.id ?? ''}`}
          type="button"
          className="time-tile"
          disabled={busy}
          onClick={() => onChoose({ project, activity })}
        >
          <span className="time-tile__main">{activity?.title ?? t('form.noActivity')}</span>
          <span className="time-tile__sub">
            {project.number} {project.title}
          </span>
        </button>
      ))}
      <Button variant="quiet" size="small" to="/timetables/create">
        {t('tile.allProjects')}
      </Button>
    </div>
  );
}
