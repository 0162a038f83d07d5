import { enter } from '../../startup/enter';
import { bootOfNewSession, type SignInAnswer } from '../../startup/sign-in';

/** From the finished sign-in into the application. */
export async function enterSession(): Promise<void> {
  await enter(await bootOfNewSession());
}

/** A sign-in that asks for more than the password. */
export interface PendingSignIn {
  step: 'code' | 'enrol';
  challenge: string;
}

/** Returns the remaining step; null if the session exists. */
export function pendingOf({ step, challenge }: SignInAnswer): PendingSignIn | null {
  return step === 'done' || !challenge ? null : { step, challenge };
}
