import type { BootAnswer } from '@jahrring/contracts-common';
import { ApiError, requestJson } from '@jahrring/tool-kit';
import {
  abilityValue,
  bootValue,
  clearSessionStorage,
  createAbility,
  endCalls,
  forgetDrafts,
  writeStored,
} from '@jahrring/tool-kit/shell';
import { requestBoot, type BootPart } from '../releases/trusted-boot';
import { eraseDevice, mayForgetUnsent } from '../offline/unsent-question';
import { toolsInUse } from '../tools/tool-registry';
import { askToLeave } from './ask-to-leave';
import { leavePage } from './leaving';
import { sessionEvents, tellTabs } from './session-events';

/** The session's boot answer; `null` when nobody is signed in. */
export async function fetchBoot(part: BootPart): Promise<BootAnswer | null> {
  try {
    const boot = await requestBoot(part);
    if (!boot.development) return boot;
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

/** Forgets the user for good: their page goes, and what they typed and never saved goes with them. */
export async function forgetPerson(): Promise<void> {
  const boot = bootValue.get();
  await leavePage();
  if (boot) forgetDrafts(boot.user.id);
  forgetSession();
  if (boot) await eraseDevice(boot.user.id);
}

/**
 * Ends the session on the server and in every tab. A server that cannot be reached ends it here all the same. What was not
 * sent or saved yet would be lost: then the person is asked first.
 */
export async function signOut(): Promise<void> {
  const boot = bootValue.get();
  if (boot && !(await mayForgetUnsent(boot.user.id))) return;
  if (!(await askToLeave())) return;
  try {
    await requestJson({ url: '/api/auth/logout', method: 'POST', onRefusal: 'pass' });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  } finally {
    await forgetPerson();
    tellTabs(sessionEvents.signedOut);
    location.assign('/login');
  }
}

/**
 * Enters another licence of the same user. Everything loaded belongs to the old one: its calls end, and the page starts
 * anew. Nothing happens when unsaved input shall stay.
 */
export async function enterLicence(licenceId: string, makeDefault = false): Promise<void> {
  if (!(await askToLeave())) return;
  await requestJson({ url: '/api/auth/licence', method: 'POST', body: { licenceId, makeDefault } });
  endCalls();
  tellTabs(sessionEvents.changed, { licenceId });
  location.assign('/');
}
