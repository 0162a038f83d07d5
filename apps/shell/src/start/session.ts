import type { BootAnswer } from '@jahrring/contracts-common';
import { ApiError, bus, requestJson } from '@jahrring/tool-kit';
import {
  abilityValue,
  bootValue,
  clearSessionStorage,
  createAbility,
  writeStored,
} from '@jahrring/tool-kit/shell';

export interface Credentials {
  email: string;
  password: string;
  /** A device of one's own: the session lasts longer. */
  trusted?: boolean;
}

/** What tabs tell each other about the session. */
export const sessionEvents = { signedOut: 'session.signedOut', changed: 'session.changed' } as const;

/** The session's boot answer; `null` when nobody is signed in. */
export async function fetchBoot(): Promise<BootAnswer | null> {
  try {
    return await requestJson<BootAnswer>({ url: '/api/boot', onRefusal: 'pass' });
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

/** Forgets the user in this tab and in the browser's storage. */
export function forgetSession(): void {
  clearSessionStorage();
  abilityValue.set(createAbility([]));
  bootValue.set(null);
}

/** Signs in and answers the new session's boot answer. Throws `ApiError` (401 wrong, 429 throttled, 403 shut). */
export async function signIn(credentials: Credentials): Promise<BootAnswer> {
  await requestJson({ url: '/api/auth/login', method: 'POST', body: credentials, onRefusal: 'pass' });
  const boot = await requestJson<BootAnswer>({ url: '/api/boot', onRefusal: 'pass' });
  bus.emitToAllTabs(sessionEvents.changed, { userId: boot.user.id, licenceId: boot.licence.id });
  return boot;
}

/** Ends the session on the server and in every tab. A server that cannot be reached ends it here all the same. */
export async function signOut(): Promise<void> {
  try {
    await requestJson({ url: '/api/auth/logout', method: 'POST', onRefusal: 'pass' });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  } finally {
    forgetSession();
    bus.emitToAllTabs(sessionEvents.signedOut);
    location.assign('/login');
  }
}

/** Enters another licence of the same user. Everything loaded belongs to the old one, so the page starts anew. */
export async function enterLicence(licenceId: string, makeDefault = false): Promise<void> {
  await requestJson({ url: '/api/auth/licence', method: 'POST', body: { licenceId, makeDefault } });
  bus.emitToAllTabs(sessionEvents.changed, { licenceId });
  location.assign('/');
}
