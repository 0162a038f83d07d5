import { ApiError } from '../api/problem';
import { requestJson } from '../api/request';
import { bootValue } from '../state/boot';
import { bus } from '../state/bus';
import { isWaiting, itemsOf, loadOutbox, rewrite, write } from './outbox';
import { outboxChanged, outboxSent } from './outbox-value';
import type { OutboxItem } from './outbox.types';

const firstPauseMs = 5_000;
const longestPauseMs = 60_000;
/** Statuses that say nothing about the entry itself: later it may go through. */
const passing: readonly number[] = [0, 401, 408, 425, 429];

let pauseMs = firstPauseMs;
let timer: ReturnType<typeof setTimeout> | undefined;
let last: Promise<void> = Promise.resolve();

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

/**
 * One round over what waits, after the one under way: that may have read the queue, or failed, before the reason for another
 * came. Rounds of one tab never overlap, and only one tab of the browser sends at a time. Pauses begin short again: those
 * before say nothing about a connection that has come back.
 */
export function flushOutbox(): Promise<void> {
  pauseMs = firstPauseMs;
  return nextRound();
}

function nextRound(): Promise<void> {
  const next = () => inTurn(round);
  return (last = last.then(next, next));
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
  const mine = items.filter((item) => item.licenceId === boot.licence.id);
  const ids = new Map(mine.flatMap(renamingOf));
  for (const item of mine.filter(({ state }) => state === 'waiting')) {
    // Taken out while others were sent: it is not wanted any more.
    if (!(await isWaiting(item.id))) continue;
    if (!(await deliver(item, ids))) {
      pause();
      return;
    }
    pauseMs = firstPauseMs;
  }
}

function pause(): void {
  timer = setTimeout(() => void nextRound(), pauseMs);
  pauseMs = Math.min(pauseMs * 2, longestPauseMs);
}

/**
 * False: no use in trying the others now.
 * @param ids what the server calls records that it made under another id than the device's; gets those of this one
 */
async function deliver(item: OutboxItem, ids: Map<string, string>): Promise<boolean> {
  const url = withIds(item.url, ids);
  const content = withIds(item.body, ids);
  const body = item.file ? toForm(content, item.file) : content;
  const idempotencyKey = `offline-${item.id}`;
  let answeredId: string | undefined;
  try {
    const call = { url, method: 'POST', body, idempotencyKey, onRefusal: 'pass' } as const;
    const answer = await requestJson<unknown>(call);
    if (item.creates) answeredId = otherIdIn(answer, content);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { problem } = error;
    const later =
      passing.includes(problem.status) || problem.status >= 500 || problem.code === 'IDEMPOTENCY_IN_PROGRESS';
    await rewrite({
      ...item,
      tries: item.tries + 1,
      ...(later ? {} : { state: 'refused' as const, problem }),
    });
    return !later;
  }
  const sent: OutboxItem = {
    ...item,
    state: 'sent',
    tries: item.tries + 1,
    sentAt: new Date().toISOString(),
    ...(answeredId === undefined ? {} : { answeredId }),
  };
  for (const [own, other] of renamingOf(sent)) ids.set(own, other);
  // Even where it was taken out meanwhile: the server has it, and the person is told so. Of who has signed out nothing stays.
  await (bootValue.get()?.user.id === item.userId ? write(sent) : rewrite(sent));
  bus.emit(outboxSent, sent);
  return true;
}

/** The record's id on the device and on the server, where they differ. */
function renamingOf({ body, answeredId }: OutboxItem): [string, string][] {
  const own = idIn(body);
  return own !== undefined && answeredId !== undefined ? [[own, answeredId]] : [];
}

function otherIdIn(answer: unknown, body: unknown): string | undefined {
  const [asked, answered] = [idIn(body), idIn(answer)];
  return asked === undefined || answered === asked ? undefined : answered;
}

function idIn(value: unknown): string | undefined {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** The same with the server's ids: no UUID is part of another text by chance. */
function withIds<T>(value: T, ids: ReadonlyMap<string, string>): T {
  if (ids.size === 0 || value === undefined) return value;
  let text = JSON.stringify(value);
  for (const [own, other] of ids) text = text.replaceAll(own, other);
  return JSON.parse(text) as T;
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
