import type { DraftStore, FormDraft } from '@jahrring/ui';
import { savedCount } from '../api/saved-count';

const prefix = 'jahrring.draft.';
const keptDays = 14;

/** Stores of before a sign-out write no more: the page that is leaving must not bring back what was just erased. */
let generation = 0;

/** The device's storage, or nothing where the browser forbids it. */
function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

function parse(text: string | null): FormDraft | null {
  try {
    const value = JSON.parse(text ?? 'null') as FormDraft | null;
    return value && typeof value.at === 'string' && typeof value.values === 'object' ? value : null;
  } catch {
    return null;
  }
}

function keysOf(own: Storage, start: string): string[] {
  return Array.from({ length: own.length }, (_, index) => own.key(index) ?? '').filter((key) =>
    key.startsWith(start),
  );
}

/** Drafts that nobody came back for, and what is none. */
function forgetOld(own: Storage): void {
  const oldest = new Date(Date.now() - keptDays * 86_400_000).toISOString();
  for (const key of keysOf(own, prefix)) {
    const draft = parse(own.getItem(key));
    if (!draft || draft.at < oldest) own.removeItem(key);
  }
}

/** The drafts of one person in one licence, on this device. */
export function createDraftStore(userId: string, licenceId: string): DraftStore {
  const own = storage();
  const start = `${prefix}${userId}.${licenceId}.`;
  const made = generation;
  if (own) forgetOld(own);
  return {
    read: (key) => parse(own?.getItem(start + key) ?? null),
    write: (key, draft) => {
      if (made !== generation) return;
      try {
        own?.setItem(start + key, JSON.stringify(draft));
      } catch {
        // A full storage must not disturb whoever is typing.
        own?.removeItem(start + key);
      }
    },
    remove: (key) => own?.removeItem(start + key),
    onSaved: savedCount.subscribe,
  };
}

/** Signing out leaves no draft of this person behind; those of others on the same device are theirs. */
export function forgetDrafts(userId: string): void {
  generation += 1;
  const own = storage();
  if (own) for (const key of keysOf(own, `${prefix}${userId}.`)) own.removeItem(key);
}
