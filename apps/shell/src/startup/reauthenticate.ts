import type { BootAnswer } from '@jahrring/contracts-common';
import { createValue, requestJson } from '@jahrring/tool-kit';
import { bootValue } from '@jahrring/tool-kit/shell';
import { requestBoot } from '../releases/trusted-boot';
import { leavePage, leavingValue } from './leaving';
import { currentPath, rememberPath } from './redirect';
import { forgetSession, openSession } from './session';
import { beginSignIn, bootOfNewSession, giveCode } from './sign-in';

interface Waiting {
  answer: Promise<boolean>;
  resolveSignIn: (signedIn: boolean) => void;
}

/** Open while calls wait for the person to sign in again. */
export const reauthenticationValue = createValue<Waiting | null>(null);

/** A call of an open page met 401: one dialog for all waiting calls. */
export function reauthenticate(): Promise<boolean> {
  const open = reauthenticationValue.get();
  if (open) return open.answer;
  if (!bootValue.get()) return Promise.resolve(false);
  let resolveSignIn: (signedIn: boolean) => void = () => undefined;
  const answer = new Promise<boolean>((resolve) => {
    resolveSignIn = resolve;
  });
  reauthenticationValue.set({ answer, resolveSignIn });
  return answer;
}

/** Signs the same person in over the open page; answers the challenge where a code has to follow. */
export async function signInAgain(password: string): Promise<string | null> {
  const before = bootValue.get();
  if (!before) return null;
  const { step, challenge } = await beginSignIn({ email: before.user.email, password });
  if (step === 'code' && challenge) return challenge;
  await carryOn(before);
  return null;
}

/** The second factor of a sign-in over the open page. */
export async function signInAgainWithCode(challenge: string, code: string): Promise<void> {
  const before = bootValue.get();
  if (!before) return;
  await giveCode(challenge, code);
  await carryOn(before);
}

/** Somebody else, or somebody in another licence, gets a fresh start instead of the page of before. */
async function carryOn(before: BootAnswer): Promise<void> {
  let boot = await bootOfNewSession();
  if (boot.licence.id !== before.licence.id) boot = await backToLicence(before.licence.id, boot);
  if (boot.licence.id !== before.licence.id) {
    location.assign('/');
    return;
  }
  openSession({ ...boot, tools: before.tools });
  finish(true);
}

/** The new session opens in the default licence; the open page may belong to another. */
async function backToLicence(licenceId: string, boot: BootAnswer): Promise<BootAnswer> {
  if (!boot.licences.some((licence) => licence.id === licenceId)) return boot;
  await requestJson({ url: '/api/auth/licence', method: 'POST', body: { licenceId }, onRefusal: 'pass' });
  return requestBoot('start');
}

/** The person does not want to: the session is over. */
export function giveUpSession(): void {
  finish(false);
  sessionLost();
}

/** Another tab has signed in again. */
export function sessionIsBack(): void {
  finish(true);
}

function finish(signedIn: boolean): void {
  const waiting = reauthenticationValue.get();
  reauthenticationValue.set(null);
  waiting?.resolveSignIn(signedIn);
}

let leaving = false;

/** Forgets the user, remembers the path and goes to the sign-in. */
export function sessionLost(): void {
  if (leaving || leavingValue.get()) return;
  leaving = true;
  rememberPath(currentPath());
  void leavePage();
  forgetSession();
  location.assign('/login');
}
