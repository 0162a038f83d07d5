import { timeLimits, type StartTimerInput, type TimerView } from '@jahrring/contracts-time';
import {
  discardUnsent,
  notify,
  outboxValue,
  useBoot,
  useFormat,
  useT,
  type OutboxSummary,
} from '@jahrring/tool-kit';
import { keptStartOf } from '../scan/kept-scan';
import { endKept, keepStart, keepStop } from './kept-timer';
import { restartOf } from './restart';

/** Shortest line that a device records, in seconds. */
const shortestLine = 60;

/** Taps on the timer without a connection: kept with their moment, and told so. */
export function useKeptTaps() {
  const t = useT('time');
  const format = useFormat();
  const { licence } = useBoot();
  const summaryOf = (words: string, text: string, at: Date): OutboxSummary => ({
    title: `${words} · ${format.dateTime(at)}`,
    text,
  });

  /**
   * Starts a timer. The one that ran on the device until then becomes a line; the one that runs on the server is
   * stopped there at this moment.
   */
  const start = async (input: StartTimerInput, title: string): Promise<void> => {
    const now = new Date();
    const kept = keptStartOf(outboxValue.get());
    if (kept) await endKept(kept, now, licence.timeZone, summaryOf(t('timer.title'), kept.title, now));
    const startedAt = input.startedAt ?? now.toISOString();
    await keepStart(input, startedAt, summaryOf(t('timer.start'), title, new Date(startedAt)));
    notify.info(t('scan.keptStart'));
  };

  const stop = async (discard: boolean, timer: TimerView | null): Promise<void> => {
    const now = new Date();
    const kept = keptStartOf(outboxValue.get());
    if (!kept) {
      await keepStop(discard, now.toISOString(), summaryOf(t('timer.stop'), timer?.projectTitle ?? '', now));
      notify.info(t('scan.keptStop'));
      return;
    }
    const summary = summaryOf(t('timer.title'), kept.title, now);
    if (discard) await discardUnsent(kept.itemId);
    else if (await endKept(kept, now, licence.timeZone, summary)) {
      notify.info(t('scan.keptStop'));
      return;
    }
    const seconds = Math.max(shortestLine, timeLimits.timerSeconds);
    const back = timer && restartOf(timer, now.getTime());
    const undo = { label: t('action.undo'), run: () => void (back && start(back, kept.title)) };
    notify.info(
      discard ? t('timer.discarded') : t('timer.tooShort', { seconds }),
      back ? { action: undo } : {},
    );
  };

  return { start, stop };
}
