import { isRetryable } from './database-errors';

const tries = 8;
const firstDelay = 5;
const longestDelay = 200;

/** Repeats a whole transaction that lost a race (by default: deadlock, lock timeout, lost connection): 8 tries, full jitter. */
export async function withRetry<T>(
  work: () => Promise<T>,
  onRetry: (error: unknown) => void,
  lostRace: (error: unknown) => boolean = isRetryable,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= tries || !lostRace(error)) throw error;
      onRetry(error);
      const ceiling = Math.min(longestDelay, firstDelay * 2 ** attempt);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * ceiling));
    }
  }
}
