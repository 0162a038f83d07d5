import type { BootAnswer } from '@jahrring/contracts-common';
import { use } from 'react';
import { createValue, useValue } from './value';

/** Response of `GET /api/boot`; `null` while nobody is signed in. Only the shell sets it. */
export const bootValue = createValue<BootAnswer | null>(null);

/** User, licence, licences, tools and settings of the running session. Throws outside of a session. */
export function useBoot(): BootAnswer {
  const boot = useValue(bootValue);
  if (!boot) throw new Error('useBoot() needs a signed-in user');
  return boot;
}

/** As `useBoot`, but `null` on the public screens. */
export function useOptionalBoot(): BootAnswer | null {
  return useValue(bootValue);
}

/**
 * Returns true if all descriptors are complete: at a start they come without settings, records, notifications and
 * search.
 */
export function isWhole(boot: BootAnswer): boolean {
  return boot.tools.every(({ minimal }) => !minimal);
}

let complete: () => Promise<void> = () => Promise.resolve();

/**
 * Sets the function by which `useWholeBoot` and `loadWholeBoot` load the rest: one promise until somebody else signs in, never rejected.
 */
export function setBootCompletion(load: () => Promise<void>): void {
  complete = load;
}

/** Loads the rest of the descriptors now, if they are not here yet. */
export function loadWholeBoot(): Promise<void> {
  return complete();
}

/** As `useBoot`, with whole descriptors: suspends until they are here, or the server did not answer. */
export function useWholeBoot(): BootAnswer {
  const boot = useBoot();
  if (!isWhole(boot)) use(complete());
  return boot;
}

/** Returns true if a plugin is active in the current licence. */
export function usePlugin(plugin: string): boolean {
  return useBoot().licence.plugins.includes(plugin);
}
