import type { ServiceStates } from './service-states.api';

const gigabyte = 1024 ** 3;
const scarce = 0.1;

interface Storage {
  /** Gigabytes, whole. */
  free: number;
  total: number;
  isScarce: boolean;
}

/** The place with least room; null while none tells. Services of one machine tell of the same one. */
export function leastStorage(states: ServiceStates): Storage | null {
  const told = Object.values(states).flatMap((state) => state?.storage ?? []);
  const [least] = told.sort((one, other) => one.freeBytes - other.freeBytes);
  if (!least) return null;
  return {
    free: Math.floor(least.freeBytes / gigabyte),
    total: Math.round(least.totalBytes / gigabyte),
    isScarce: least.freeBytes < least.totalBytes * scarce,
  };
}
