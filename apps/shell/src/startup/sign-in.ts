import type { ApplyForLicence, ConfirmedApplication } from '@jahrring/contracts-admin';
import type { BootAnswer } from '@jahrring/contracts-common';
import { requestJson } from '@jahrring/tool-kit';
import { requestBoot } from '../releases/trusted-boot';
import { sessionEvents, notifyTabs } from './session-events';

export interface Credentials {
  email: string;
  password: string;
  /** A device of one's own: the session lasts longer. */
  trusted?: boolean;
}

/** Progress of a sign-in: `done` has a session, the others require more with the challenge. */
export interface SignInAnswer {
  step: 'done' | 'code' | 'enrol';
  challenge?: string;
  recoveryCodes?: string[];
}

export interface TotpSetup {
  secret: string;
  uri: string;
  /** SVG. */
  qr: string;
}

function post<T>(url: string, body: object): Promise<T> {
  return requestJson<T>({ url: `/api/auth/${url}`, method: 'POST', body, onRefusal: 'pass' });
}

/** Throws `ApiError` (401 wrong, 429 throttled, 403 shut). */
export function beginSignIn(credentials: Credentials): Promise<SignInAnswer> {
  return post('login', { ...credentials });
}

/** Follows a one-time link; with a password where the person has none yet. */
export function connect(token: string, password?: string, confirmation?: string): Promise<SignInAnswer> {
  return post('connect', { token, ...(password === undefined ? {} : { password, confirmation }) });
}

export function giveCode(challenge: string, code: string): Promise<SignInAnswer> {
  return post('second-factor', { challenge, code });
}

export function beginEnrolment(challenge: string): Promise<TotpSetup> {
  return post('second-factor/enrol', { challenge });
}

export function confirmEnrolment(challenge: string, code: string): Promise<SignInAnswer> {
  return post('second-factor/enrol/confirm', { challenge, code });
}

/** The boot answer of the session that has just been opened; the other tabs are told. */
export async function bootOfNewSession(): Promise<BootAnswer> {
  const boot = await requestBoot('start');
  notifyTabs(sessionEvents.changed, { userId: boot.user.id, licenceId: boot.licence.id });
  return boot;
}

export async function askForReset(email: string): Promise<void> {
  await post('password/forgot', { email });
}

export interface NewPassword {
  password: string;
  confirmation: string;
}

export async function resetPassword(token: string, body: NewPassword): Promise<void> {
  await post('password/reset', { token, ...body });
}

/** Asks for a licence; a mail follows, whoever's address it is. */
export async function apply(body: ApplyForLicence): Promise<void> {
  await post('applications', body);
}

export function confirmApplication(token: string): Promise<ConfirmedApplication> {
  return post('applications/confirm', { token });
}
