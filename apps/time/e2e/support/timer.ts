import { callApi } from '@jahrring/testing/browser';
import { expect, type Page } from '@playwright/test';

interface TimerAnswer {
  timer: { state: string } | null;
}

/** Returns the state of the signed-in person's timer; undefined where none runs. */
export async function timerState(page: Page): Promise<string | undefined> {
  return (await callApi<TimerAnswer>(page, 'GET', '/api/time/timer')).timer?.state;
}

/**
 * Discards the timer if one runs. The server ignores a stop within three seconds after the last tap, so it is sent until
 * no timer is left. A discarded timer does not delay the next start.
 */
export async function stopTimer(page: Page): Promise<void> {
  const discard = () => callApi<TimerAnswer>(page, 'POST', '/api/time/timer/stop', { discard: true });
  await expect.poll(async () => (await discard()).timer).toBeNull();
}
