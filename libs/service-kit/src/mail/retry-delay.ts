const firstDelayMs = 30_000;
const longestDelayMs = 3_600_000;

/** Number of attempts for a mail: with these pauses for about three hours. */
export const mailAttempts = 8;

/** Milliseconds until a mail is tried again after its `attempts`th failure. */
export function mailRetryDelay(attempts: number): number {
  return Math.min(longestDelayMs, firstDelayMs * 2 ** (attempts - 1));
}
