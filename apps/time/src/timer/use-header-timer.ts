import {
  timeLimits,
  type ChangeTimer,
  type StartTimerInput,
  type TimerAnswer,
} from '@jahrring/contracts-time';
import { bus, notify, useT } from '@jahrring/tool-kit';
import { useEffect, useRef, useState } from 'react';
import { restartOf } from './restart';
import {
  useChangeTimer,
  usePauseTimer,
  useResumeTimer,
  useStartTimer,
  useStopTimer,
  useTimer,
} from './timer.api';
import { useKeptTaps } from './use-kept-taps';
import { orKept, reasonOf } from './keep-tap';
import { useToldEntry } from './use-told-entry';

/** Event to which every tab of this browser listens; other devices update when their page gets the focus again. */
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
  /** Answers whether it was done. */
  start: (input: StartTimerInput, title: string) => Promise<boolean>;
  change: (input: ChangeTimer) => Promise<boolean>;
  stop: (discard?: boolean) => void;
  pause: () => void;
  resume: () => void;
}

/**
 * Returns the actions on the timer. A failure is reported in the timer's wording, with its reason; a discarded timer,
 * and one that ran too short to be recorded, can be restored.
 */
export function useTimerActions({ delaySeconds, timer }: TimerAnswer): TimerActions {
  const t = useT('time');
  const told = useToldEntry();
  const [start] = useStartTimer();
  const [stop] = useStopTimer();
  const [change] = useChangeTimer();
  const [pause] = usePauseTimer();
  const [resume] = useResumeTimer();
  const kept = useKeptTaps();
  const [waiting, setWaiting] = useState(false);
  const counting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tap = async (work: () => Promise<TimerAnswer | null>, failure: string): Promise<boolean> => {
    // What an earlier tap has set would end the wait of this one too early.
    clearTimeout(counting.current);
    setWaiting(true);
    try {
      const answer = await work();
      if (answer) bus.emitToAllTabs(changed);
      if (answer?.entry) told(answer.entry);
      counting.current = setTimeout(() => setWaiting(false), delaySeconds * 1000);
      return true;
    } catch (error) {
      setWaiting(false);
      notify.error(t(failure), reasonOf(error, t));
      return false;
    }
  };
  const notStarted = 'errors.timerNotStarted';
  const notStopped = 'errors.timerNotStopped';
  const begin = (input: StartTimerInput, title: string) =>
    tap(
      () =>
        orKept(
          () => start(input).unwrap(),
          () => kept.start(input, title),
        ),
      notStarted,
    );
  const end = async (discard: boolean): Promise<TimerAnswer> => {
    const back = timer && restartOf(timer, Date.now());
    const answer = await stop({ discard }).unwrap();
    if (answer.entry || answer.ignored || !timer) return answer;
    const title = `${timer.projectNumber} ${timer.projectTitle}`.trim();
    const undo = { label: t('action.undo'), run: () => void (back && begin(back, title)) };
    const text = discard ? t('timer.discarded') : t('timer.tooShort', { seconds: timeLimits.timerSeconds });
    notify.info(text, back ? { action: undo } : {});
    return answer;
  };
  return {
    waiting,
    start: begin,
    change: (input) => tap(() => change(input).unwrap(), 'errors.timerNotChanged'),
    stop: (discard = false) =>
      void tap(
        () =>
          orKept(
            () => end(discard),
            () => kept.stop(discard, timer),
          ),
        notStopped,
      ),
    pause: () => void tap(() => pause(undefined).unwrap(), notStopped),
    resume: () => void tap(() => resume(undefined).unwrap(), notStarted),
  };
}
