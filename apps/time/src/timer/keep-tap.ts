import { type TimerAnswer } from '@jahrring/contracts-time';
import { outboxValue, problemOf, useT } from '@jahrring/tool-kit';
import { isUnreachable } from '../offline/kept-search';
import { keptStartOf } from '../scan/kept-scan';

/** Sends a tap; where no answer comes, or an earlier tap still lies on the device, it is kept there too and null answered. */
export async function orKept(
  send: () => Promise<TimerAnswer>,
  keep: () => Promise<void>,
): Promise<TimerAnswer | null> {
  if (navigator.onLine && !keptStartOf(outboxValue.get())) {
    try {
      return await send();
    } catch (error) {
      if (!isUnreachable(error)) throw error;
    }
  }
  await keep();
  return null;
}

/** A rule that was in the way has words of its own; everything else is covered by the timer's. */
export function reasonOf(error: unknown, t: ReturnType<typeof useT>) {
  const { status, key, params } = problemOf(error);
  return status >= 400 && status < 500 ? { title: t(key, params) } : {};
}
