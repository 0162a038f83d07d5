import type { BootAnswer } from '@jahrring/contracts-common';
import { createValue, useValue } from './value';

/** What `GET /api/boot` answered; `null` while nobody is signed in. Only the shell sets it. */
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

/** Whether a plugin is active in the current licence. */
export function usePlugin(plugin: string): boolean {
  return useBoot().licence.plugins.includes(plugin);
}
