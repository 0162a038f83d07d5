import type { EntryView, StartTimerInput, TimerAnswer } from '@jahrring/contracts-time';
import { bus, notify, problemOf, useFormat, useNavigate, useT } from '@jahrring/tool-kit';
import { useEffect, useState } from 'react';
import { usePauseTimer, useResumeTimer, useStartTimer, useStopTimer, useTimer } from './timer.api';

/** What every tab of this browser listens to; other devices follow when their page is looked at again. */
const changed = 'time.timer.changed';
const pollMs = 60_000;

/** The timer as the server has it, kept fresh: on focus, once a minute, and when another tab has changed it. */
export function useTimerAnswer() {
  const query = useTimer(undefined, { pollingInterval: pollMs, skipPollingIfUnfocused: true });
  const { refetch, isUninitialized } = query;
  useEffect(() => {
    if (isUninitialized) return;
    const look = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    const stop = bus.on(changed, look);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [refetch, isUninitialized]);
  return query;
}

export interface TimerActions {
  /** A tap is on its way, or came so lately that another would not count. */
  waiting: boolean;
  start: (input: StartTimerInput) => void;
  stop: (discard?: boolean) => void;
  pause: () => void;
  resume: () => void;
}

/** The four taps. A failure is told in the words of the timer, with its reason. */
export function useTimerActions(delaySeconds: number): TimerActions {
  const t = useT('time');
  const told = useToldEntry();
  const [start] = useStartTimer();
  const [stop] = useStopTimer();
  const [pause] = usePauseTimer();
  const [resume] = useResumeTimer();
  const [waiting, setWaiting] = useState(false);
  const tap = async (work: () => Promise<TimerAnswer>, failure: string) => {
    setWaiting(true);
    try {
      const { entry } = await work();
      bus.emitToAllTabs(changed);
      if (entry) told(entry);
      setTimeout(() => setWaiting(false), delaySeconds * 1000);
    } catch (error) {
      setWaiting(false);
      notify.error(t(failure), reasonOf(error, t));
    }
  };
  const notStarted = 'errors.timerNotStarted';
  const notStopped = 'errors.timerNotStopped';
  return {
    waiting,
    start: (input) => void tap(() => start(input).unwrap(), notStarted),
    stop: (discard = false) => void tap(() => stop({ discard }).unwrap(), notStopped),
    pause: () => void tap(() => pause(undefined).unwrap(), notStopped),
    resume: () => void tap(() => resume(undefined).unwrap(), notStarted),
  };
}

/** A rule that was in the way has words of its own; everything else is covered by the timer's. */
function reasonOf(error: unknown, t: ReturnType<typeof useT>) {
  const { status, key, params } = problemOf(error);
  return status >= 400 && status < 500 ? { title: t(key, params) } : {};
}

function useToldEntry() {
  const t = useT('time');
  const format = useFormat();
  const navigate = useNavigate();
  return (entry: EntryView) => {
    const text = entry.needsReview ? 'timer.recordedForReview' : 'timer.recorded';
    const params = { hours: format.duration(entry.seconds), project: entry.projectNumber };
    notify.success(t(text, params), {
      action: { label: t('action.edit'), run: () => void navigate(`/timetables/edit/${entry.id}`) },
    });
  };
}
