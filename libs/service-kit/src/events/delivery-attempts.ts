import { describeError } from '../logging/describe-error';
/** Number of attempts for an event, on either side, before somebody must decide. */
export const maxAttempts = 10;

const longestPauseSeconds = 1_800;
const longestMessage = 500;

/** Seconds until a consumer that has failed so many times gets its event again: 2, 4, 8 … half an hour in all. */
export function pauseSeconds(attempts: number): number {
  return Math.min(longestPauseSeconds, 2 ** attempts);
}

/** Returns the part of an error that is stored. */
export function errorText(error: unknown): string {
  return describeError(error).slice(0, longestMessage);
}
