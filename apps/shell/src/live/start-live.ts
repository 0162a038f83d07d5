import { bus, telemetry } from '@jahrring/tool-kit';
import {
  bootValue,
  localeValue,
  sessionGuard,
  publishRecordChange,
  unsavedValue,
} from '@jahrring/tool-kit/shell';
import { reauthenticationValue } from '../startup/reauthenticate';
import { refreshMessages } from '../startup/texts';
import { electLeader } from './leader';
import { isSessionOver, openLiveSource } from './live-source';
import { type HeardEvent, liveState, onLiveEvent, spread } from './live-state';
import { followRoutes, refreshBoot } from './refresh-boot';

const askName = 'live.ask';
const rememberedIds = 200;

let lastId: string | undefined;
/** At first the start of the page, whose data may be older than the stream. */
let heardAt = 0;
const heardIds: string[] = [];

/** Joins the browser's live events while somebody is signed in. */
export function followLive(): void {
  let leave: (() => void) | undefined;
  const follow = () => {
    if (bootValue.get()) leave ??= join();
    else {
      leave?.();
      leave = undefined;
    }
  };
  bootValue.subscribe(follow);
  onLiveEvent(react);
  followRoutes();
  follow();
}

function join(): () => void {
  const resign = electLeader(() => {
    const source = openLiveSource(() => ({ after: lastId, agoMs: performance.now() - heardAt }), hand);
    const stopAnswering = bus.on(askName, () => spread({ name: 'hello', data: liveState.get() }));
    return () => {
      source.close();
      stopAnswering();
      liveState.set({ ...liveState.get(), connected: false });
    };
  });
  bus.emitToAllTabs(askName);
  return resign;
}

/** Passes each event that the leader receives to all tabs, once. */
function hand(event: HeardEvent): void {
  if (event.id !== undefined) {
    if (heardIds.includes(event.id)) return;
    heardIds.push(event.id);
    if (heardIds.length > rememberedIds) heardIds.shift();
  }
  spread(event);
}

function react({ name, data, id }: HeardEvent): void {
  if (id !== undefined) lastId = id;
  heardAt = performance.now();
  if (typeof data === 'object' && data !== null && 'unread' in data && typeof data.unread === 'number') {
    liveState.set({ unread: data.unread, connected: true });
  }
  const failed = (error: unknown) => telemetry.error('live.react', error, { name });
  if (name === 'record-changed') publishRecordChange(data);
  if (name === 'session-ended') sessionEnded().catch(failed);
  if (name === 'boot-changed' || (name === 'hello' && hasMissedReleases(data))) refreshBoot().catch(failed);
  if (name === 'language-changed') {
    if (isCurrent(data)) refreshMessages(localeValue.get()).catch(failed);
    else forgetChangedTexts();
  }
}

/** Another language has changed texts now: whoever switches to it asks. */
function forgetChangedTexts(): void {
  const boot = bootValue.get();
  if (!boot) return;
  const { changedTexts: _known, ...rest } = boot;
  bootValue.set(rest);
}

/** Something changed between this page's start, or a broken stream, and now. */
function hasMissedReleases(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || !('releases' in data)) return false;
  const known = bootValue.get()?.releases;
  return known !== undefined && data.releases !== known;
}

function isCurrent(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'locale' in data && data.locale === localeValue.get();
}

/** Out at once: over a form that is being filled in, or who is asked already, by signing in again, else to the sign-in. */
async function sessionEnded(): Promise<void> {
  // A user who has just signed in again in this browser already has another session.
  if (!bootValue.get() || !(await isSessionOver())) return;
  if (unsavedValue.get() || reauthenticationValue.get()) await sessionGuard()?.reauthenticate();
  else sessionGuard()?.sessionLost();
}
