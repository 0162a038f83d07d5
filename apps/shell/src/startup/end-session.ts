import { ApiError, requestJson } from '@jahrring/tool-kit';
import { bootValue, endCalls, forgetDrafts } from '@jahrring/tool-kit/shell';
import { eraseDevice, mayForgetUnsent } from '../offline/unsent-question';
import { askToLeave } from './ask-to-leave';
import { leavePage } from './leaving';
import { forgetSession } from './session';
import { sessionEvents, notifyTabs } from './session-events';

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
  // Before the session ends: the live line ends with it, and whoever loses a session is sent to the sign-in at once, which
  // would take this page away with the person's data still on the device.
  await leavePage();
  try {
    await requestJson({ url: '/api/auth/logout', method: 'POST', onRefusal: 'pass' });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  } finally {
    await forgetPerson();
    notifyTabs(sessionEvents.signedOut);
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
  notifyTabs(sessionEvents.changed, { licenceId });
  location.assign('/');
}
