import type { ReleaseSetEntry } from '@jahrring/contracts-common';
import { notify, translate } from '@jahrring/tool-kit';
import { isSafeMoment, usedSince } from '../releases/safe-moment';
import { hasNoVersion } from './load-expose';
import { adopt, follow, isPageOpen } from './next-version';
import { addTitleMessages } from './title-messages';
import {
  forgetTool,
  nameOwner,
  stateOf,
  toolIds,
  toolsInUse,
  putInUse,
  type ToolState,
} from './tool-registry';

/** Interval at which a waiting version checks if it can be used. */
const lookMs = 2_000;
/** An open page nobody has touched for so long may be replaced as well. */
const untouchedMs = 300_000;

let looking: ReturnType<typeof setInterval> | undefined;

/**
 * Announces the releases that the server serves now. Tools that were not opened use them at once; an opened one
 * continues in its version until the moment that its new release requires.
 */
export function announceReleases(entries: readonly ReleaseSetEntry[]): void {
  for (const id of toolIds()) if (!entries.some((entry) => entry.id === id)) forgetTool(id);
  for (const entry of entries) announce(entry);
  addTitleMessages(toolsInUse());
}

function announce(entry: ReleaseSetEntry): void {
  const state = stateOf(entry.id);
  nameOwner(entry);
  if (!state || (state.running === undefined && entry.version !== state.entry.version)) {
    putInUse(entry);
    follow(entry.id);
  } else if (entry.version === state.entry.version) {
    state.entry = entry;
    delete state.next;
  } else if (hasNoVersion(entry.id)) {
    putInUse(entry);
    follow(entry.id);
  } else wait(state, entry);
}

function wait(state: ToolState, entry: ReleaseSetEntry): void {
  if (state.next?.version === entry.version) return;
  const policy = entry.descriptor.update ?? 'allow';
  if (policy === 'block') return;
  state.next = entry;
  state.moment = policy === 'ask' ? 'agreed' : 'away';
  if (policy === 'ask') ask(entry);
}

function ask({ id, version, descriptor }: ReleaseSetEntry): void {
  const key = descriptor.navigation[0]?.titleKey ?? descriptor.routes[0]?.titleKey;
  const name = key === undefined ? id : translate(key);
  notify.info(translate('shell:live.newVersionOf', { name }), {
    id: `release.${id}`,
    duration: 3_600_000,
    action: { label: translate('shell:live.switch'), run: () => agree(id, version) },
  });
}

/** The person has agreed: as soon as nothing is lost by it, in an open page too. */
function agree(id: string, version: string): void {
  const state = stateOf(id);
  if (state?.next?.version !== version) return;
  state.moment = 'safe';
  if (!isSafeMoment()) notify.info(translate('shell:live.switchLater'));
  adoptReleases();
}

/** Takes over whatever may be taken over now, and looks again while something waits. */
export function adoptReleases(): void {
  for (const id of toolIds()) {
    const state = stateOf(id);
    if (state?.next && isSafeMoment() && mayFollow(id, state)) {
      adopt(id, state.next);
      follow(id);
    }
  }
  const waits = toolIds().some((id) => stateOf(id)?.next);
  if (waits) looking ??= setInterval(adoptReleases, lookMs);
  else {
    clearInterval(looking);
    looking = undefined;
  }
}

function mayFollow(id: string, { moment }: ToolState): boolean {
  if (moment !== 'away') return moment === 'safe';
  return !isPageOpen(id) || !usedSince(performance.now() - untouchedMs);
}
