import { ApiError } from '../api/problem';
import { request } from '../api/request';
import { bootValue } from '../state/boot';
import { bus } from '../state/bus';
import { itemsOf, loadOutbox, write } from './outbox';
import { outboxChanged, outboxSent } from './outbox-value';
import type { OutboxItem } from './outbox.types';

const firstPauseMs = 5_000;
const longestPauseMs = 60_000;
/** Statuses that say nothing about the entry itself: later it may go through. */
const passing: readonly number[] = [0, 401, 408, 425, 429];

let pauseMs = firstPauseMs;
let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | undefined;

/** Sends what waits: now, when the connection comes back, when the page is looked at again, and after pauses. */
export function startOutbox(): () => void {
  const wake = (): void => void flushOutbox();
  const whenSeen = (): void => {
    if (document.visibilityState === 'visible') wake();
  };
  const stopListening = bus.on(outboxChanged, () => void loadOutbox());
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', whenSeen);
  wake();
  return () => {
    stopListening();
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', whenSeen);
    clearTimeout(timer);
  };
}

/** One round over what waits. Rounds of one tab never overlap, and only one tab of the browser sends at a time. */
export function flushOutbox(): Promise<void> {
  running ??= inTurn(round).finally(() => {
    running = undefined;
  });
  return running;
}

function inTurn(work: () => Promise<void>): Promise<void> {
  // Absent on plain http; the key of each item keeps two senders from having two effects.
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  return locks ? locks.request('jahrring.outbox', work) : work();
}

async function round(): Promise<void> {
  clearTimeout(timer);
  const boot = bootValue.get();
  if (!boot) return;
  await loadOutbox();
  const items = await itemsOf(boot.user.id);
  const mine = items.filter((item) => item.licenceId === boot.licence.id && item.state === 'waiting');
  for (const item of mine) {
    if (!(await deliver(item))) {
      pause();
      return;
    }
  }
  pauseMs = firstPauseMs;
}

function pause(): void {
  timer = setTimeout(() => void flushOutbox(), pauseMs);
  pauseMs = Math.min(pauseMs * 2, longestPauseMs);
}

/** False: no use in trying the others now. */
async function deliver(item: OutboxItem): Promise<boolean> {
  const { url, id } = item;
  const body = item.file ? toForm(item.body, item.file) : item.body;
  try {
    await request({ url, method: 'POST', body, idempotencyKey: `offline-${id}`, onRefusal: 'pass' });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { problem } = error;
    const later =
      passing.includes(problem.status) || problem.status >= 500 || problem.code === 'IDEMPOTENCY_IN_PROGRESS';
    await write({ ...item, tries: item.tries + 1, ...(later ? {} : { state: 'refused' as const, problem }) });
    return !later;
  }
  const sent: OutboxItem = {
    ...item,
    state: 'sent',
    tries: item.tries + 1,
    sentAt: new Date().toISOString(),
  };
  await write(sent);
  bus.emit(outboxSent, sent);
  return true;
}

/** The texts come first: the server reads them with the file. */
function toForm(body: unknown, { name, blob }: NonNullable<OutboxItem['file']>): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (value !== null && value !== undefined) form.append(field, String(value));
  }
  form.append('file', blob, name);
  return form;
}
