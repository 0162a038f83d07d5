import type { TimerAnswer } from '@jahrring/contracts-time';
import { outboxValue, useConnection, useFormat, useT, useValue } from '@jahrring/tool-kit';
import { IconButton, Popover, Ring } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { playIcon, stopIcon } from '@jahrring/ui/icons';
import { useSentLines } from '../offline/use-unsent';
import { clockText, elapsedSeconds } from './elapsed';
import { useNow } from './use-now';
import './header-timer.css';
import { unknownAnswer, withKeptTaps } from './kept-timer';
import { ThumbBar } from './thumb-bar';
import { TimerPanel } from './timer-panel';
import { useTimerActions, useTimerAnswer } from './use-header-timer';

// Before the connection can go, the panel and the bar are here with the header; the form is what may come later.
const TimerDialog = lazy(async () => ({ default: (await import('./timer-dialog')).TimerDialog }));

/** In the header of every page: today's hours as a growing ring, and the timer one tap away. */
export function Component() {
  useSentLines();
  const { currentData, fulfilledTimeStamp = 0 } = useTimerAnswer();
  const connected = useConnection();
  const items = useValue(outboxValue);
  const [opened] = useState(() => Date.now());
  const answer = currentData ?? (connected ? null : unknownAnswer(new Date(opened)));
  const receivedAt = currentData ? fulfilledTimeStamp : opened;
  return answer ? (
    <HeaderTimer answer={withKeptTaps(answer, items, receivedAt)} receivedAt={receivedAt} />
  ) : null;
}

function HeaderTimer({ answer, receivedAt }: { answer: TimerAnswer; receivedAt: number }) {
  const t = useT('time');
  const format = useFormat();
  const { timer, last, workedSeconds, targetSeconds } = answer;
  const now = useNow(timer?.state === 'running');
  const actions = useTimerActions(answer);
  const [editing, setEditing] = useState<'start' | 'change' | null>(null);
  const elapsed = elapsedSeconds(answer, receivedAt, Math.max(now, receivedAt));
  const worked = workedSeconds + elapsed;
  const today =
    targetSeconds > 0
      ? t('day.ofTarget', { worked: format.duration(worked), target: format.duration(targetSeconds) })
      : `${format.duration(worked)} ${t('unit.hours')}`;
  const asks = timer?.state === 'running' && Date.parse(timer.promptAt) <= now;
  return (
    <span className="time-header" data-state={asks ? 'asks' : (timer?.state ?? 'off')}>
      <Popover
        label={t('timer.title')}
        align="end"
        trigger={(trigger) => (
          <button
            type="button"
            className="time-header__ring"
            aria-label={[timer ? clockText(elapsed) : '', t('timer.title'), today].filter(Boolean).join(', ')}
            {...trigger}
          >
            <span aria-hidden="true">
              <Ring
                value={shareOf(worked, targetSeconds)}
                label={t('timer.ring')}
                valueText={today}
                size={28}
              />
            </span>
            {timer ? <span className="time-header__clock time-figures">{clockText(elapsed)}</span> : null}
          </button>
        )}
      >
        {(close) => (
          <TimerPanel
            answer={answer}
            elapsed={elapsed}
            worked={worked}
            asks={asks}
            actions={actions}
            close={close}
            onEdit={(what) => {
              close();
              setEditing(what);
            }}
          />
        )}
      </Popover>
      {timer || last ? (
        <span className="time-header__tap">
          <IconButton
            icon={timer?.state === 'running' ? stopIcon : playIcon}
            label={t(timer?.state === 'running' ? 'timer.stop' : timer ? 'timer.resume' : 'timer.startLast', {
              project: last?.projectNumber ?? '',
            })}
            disabled={actions.waiting}
            onClick={() => {
              if (timer?.state === 'running') actions.stop();
              else if (timer) actions.resume();
              else if (last)
                void actions.start(
                  { projectId: last.projectId, activityId: last.activityId },
                  `${last.projectNumber} ${last.projectTitle}`,
                );
            }}
          />
        </span>
      ) : null}
      {timer ? (
        <ThumbBar timer={timer} elapsed={elapsed} actions={actions} onChange={() => setEditing('change')} />
      ) : null}
      <Suspense fallback={null}>
        {editing ? (
          <TimerDialog
            timer={editing === 'change' ? timer : null}
            actions={actions}
            onClose={() => setEditing(null)}
          />
        ) : null}
      </Suspense>
    </span>
  );
}

/** A day without a target is full with the first minute. */
function shareOf(worked: number, target: number): number {
  if (target > 0) return worked / target;
  return worked > 0 ? 1 : 0;
}
