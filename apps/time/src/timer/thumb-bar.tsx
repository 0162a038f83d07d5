import type { TimerView } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { IconButton } from '@jahrring/ui';
import { pauseIcon, playIcon, stopIcon } from '@jahrring/ui/icons';
import { createPortal } from 'react-dom';
import { clockText } from './elapsed';
import './thumb-bar.css';
import type { TimerActions } from './use-header-timer';

interface ThumbBarProps {
  timer: TimerView;
  elapsed: number;
  actions: TimerActions;
  onChange: () => void;
}

/** On a phone, above the navigation: what runs and since when; one tap changes, pauses or stops it. */
export function ThumbBar({ timer, elapsed, actions, onChange }: ThumbBarProps) {
  const t = useT('time');
  const paused = timer.state === 'paused';
  const what = timer.here ? [timer.projectNumber, timer.projectTitle].join(' ').trim() : t('timer.elsewhere');
  // The header blurs what is behind it, which would hold a fixed bar inside it.
  return createPortal(
    <aside className="time-thumb" aria-label={t('timer.bar')}>
      <button type="button" className="time-thumb__what" disabled={!timer.here} onClick={onChange}>
        <span className="time-thumb__clock time-figures">{clockText(elapsed)}</span>
        <span className="time-thumb__texts">
          <span className="time-thumb__main">{timer.activityTitle ?? what}</span>
          {timer.activityTitle ? <span className="time-thumb__sub">{what}</span> : null}
        </span>
        <span className="jr-hidden">{t('timer.change')}</span>
      </button>
      <IconButton
        icon={paused ? playIcon : pauseIcon}
        label={t(paused ? 'timer.resume' : 'timer.pause')}
        disabled={actions.waiting}
        onClick={paused ? actions.resume : actions.pause}
      />
      <IconButton
        icon={stopIcon}
        label={t('timer.stop')}
        disabled={actions.waiting}
        onClick={() => actions.stop()}
      />
    </aside>,
    document.body,
  );
}
