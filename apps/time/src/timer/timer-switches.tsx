import type { TimerAnswer, TimerView } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { ErrorState, Skeletons } from '@jahrring/ui';
import { useEntryForm } from '../time.api';
import type { TimerActions } from './use-header-timer';

export interface TimerPanelProps {
  answer: TimerAnswer;
  elapsed: number;
  worked: number;
  /** It has run so long that somebody should be asked. */
  asks: boolean;
  actions: TimerActions;
  close: () => void;
  /** Opens the form of the timer: of the one that runs, or of another one. */
  onEdit: (what: 'start' | 'change') => void;
}

/** Favourites and what was recorded last: one tap starts it, or switches to it. */
export function TimerSwitches({
  timer,
  actions,
}: Pick<TimerPanelProps, 'actions'> & { timer: TimerView | null }) {
  const t = useT('time');
  const { currentData: form, error, refetch } = useEntryForm(undefined);
  if (error && !form)
    return <ErrorState onRetry={() => void refetch()}>{t('errors.unavailable')}</ErrorState>;
  if (!form) return <Skeletons lines={3} />;
  const shown = form.recent.filter(
    ({ project, activity }) => project.id !== timer?.projectId || (activity?.id ?? null) !== timer.activityId,
  );
  if (shown.length === 0) return null;
  return (
    <section className="time-panel__switch" aria-label={t(timer ? 'timer.switchTo' : 'timer.startOn')}>
      <h2>{t(timer ? 'timer.switchTo' : 'timer.startOn')}</h2>
      {shown.slice(0, 5).map(({ project, activity }) => (
        <button
          key={`${project.id} ${activity?.id ?? ''}`}
          type="button"
          className="time-tile"
          disabled={actions.waiting}
          onClick={() =>
            void actions.start(
              { projectId: project.id, activityId: activity?.id ?? null },
              `${project.number} ${project.title}`,
            )
          }
        >
          <span className="time-tile__main">{activity?.title ?? t('form.noActivity')}</span>
          <span className="time-tile__sub">
            {project.number} {project.title}
          </span>
        </button>
      ))}
    </section>
  );
}
