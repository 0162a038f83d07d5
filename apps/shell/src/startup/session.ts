import type { BootAnswer } from '@jahrring/contracts-common';
import { ApiError } from '@jahrring/tool-kit';
import {
  abilityValue,
  bootValue,
  clearSessionStorage,
  createAbility,
  writeStored,
} from '@jahrring/tool-kit/shell';
import { findBoot, type BootPart } from '../releases/trusted-boot';
import { toolsInUse } from '../tools/tool-registry';

/** The session's boot answer; `null` when nobody is signed in. */
export async function fetchBoot(part: BootPart): Promise<BootAnswer | null> {
  try {
    const boot = await findBoot(part);
    if (!boot?.development) return boot;
    const { applyOverrides } = await import(
      /* webpackChunkName: "development" */ '../development/apply-overrides'
    );
    return await applyOverrides(boot);
  } catch (error) {
    if (error instanceof ApiError && error.problem.status === 401) return null;
    throw error;
  }
}

/** Makes the boot answer the running session, for the tools and in the browser's storage. */
export function openSession(boot: BootAnswer): void {
  abilityValue.set(createAbility(boot.rules));
  bootValue.set(boot);
  writeStored('user', boot.user);
  writeStored('licenseId', boot.licence.id);
  writeStored('userAbilityRules', boot.rules);
}

/** The person or their licences have changed: what the shell knows of them is asked for anew. The tools stay. */
export async function refreshBoot(): Promise<void> {
  const before = bootValue.get();
  const boot = await fetchBoot('start');
  if (boot && before) openSession({ ...boot, tools: toolsInUse() });
}

/** Forgets the user in this tab and in the browser's storage. */
export function forgetSession(): void {
  clearSessionStorage();
  abilityValue.set(createAbility([]));
  bootValue.set(null);
}
