import type { TimerView } from '@jahrring/contracts-time';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Alert, Button } from '@jahrring/ui';
import { editIcon, folderIcon, pauseIcon, playIcon, stopIcon, trashIcon } from '@jahrring/ui/icons';
import { TimerSwitches } from './timer-switches';
import type { TimerPanelProps } from './timer-switches';
import '../tile.css';
import { clockText } from './elapsed';
import type { TimerActions } from './use-header-timer';

/** Shows the running timer, and everything to which it can be switched with one tap. */
export function TimerPanel({ answer, elapsed, worked, asks, actions, close, onEdit }: TimerPanelProps) {
  const t = useT('time');
  const format = useFormat();
  const { timer, targetSeconds } = answer;
  return (
    <div className="time-panel">
      {timer ? (
        <Running
          timer={timer}
          elapsed={elapsed}
          asks={asks}
          actions={actions}
          onChange={() => onEdit('change')}
        />
      ) : (
        <p className="time-panel__idle">{t('timer.idle')}</p>
      )}
      <TimerSwitches timer={timer} actions={actions} />
      <Button icon={folderIcon} onClick={() => onEdit('start')}>
        {t('timer.other')}
      </Button>
      <footer className="time-panel__foot">
        <span className="time-figures">
          {t('timer.today')} <strong>{format.duration(worked)}</strong>
          {targetSeconds > 0 ? ` / ${format.duration(targetSeconds)}` : ''}
        </span>
        <Button size="small" variant="quiet" to="/timetables/create" onClick={close}>
          {t('action.record')}
        </Button>
      </footer>
    </div>
  );
}

interface RunningProps {
  timer: TimerView;
  elapsed: number;
  asks: boolean;
  actions: TimerActions;
  onChange: () => void;
}

function Running({ timer, elapsed, asks, actions, onChange }: RunningProps) {
  const t = useT('time');
  const format = useFormat();
  const paused = timer.state === 'paused';
  return (
    <section className="time-panel__now" aria-label={t('timer.title')}>
      <span className="time-panel__what">
        <strong>
          {timer.here ? `${timer.projectNumber} ${timer.projectTitle}`.trim() : t('timer.elsewhere')}
        </strong>
        <span>{timer.activityTitle ?? ''}</span>
      </span>
      <span className="time-panel__clock time-figures" data-paused={paused || undefined}>
        {clockText(elapsed)}
      </span>
      <span className="time-panel__since">
        {paused ? t('timer.paused') : t('timer.since', { time: format.time(timer.startedAt) })}
      </span>
      {asks ? (
        <Alert kind="warning">{t('timer.stillWorking', { time: format.time(timer.stopAt) })}</Alert>
      ) : null}
      <div className="time-panel__taps">
        <Button variant="primary" icon={stopIcon} disabled={actions.waiting} onClick={() => actions.stop()}>
          {t('timer.stop')}
        </Button>
        <Button
          icon={paused ? playIcon : pauseIcon}
          disabled={actions.waiting}
          onClick={paused ? actions.resume : actions.pause}
        >
          {t(paused ? 'timer.resume' : 'timer.pause')}
        </Button>
        {timer.here ? (
          <Button icon={editIcon} onClick={onChange}>
            {t('timer.change')}
          </Button>
        ) : null}
        <Button
          variant="quiet"
          icon={trashIcon}
          disabled={actions.waiting}
          onClick={() => actions.stop(true)}
        >
          {t('timer.discard')}
        </Button>
      </div>
    </section>
  );
}
