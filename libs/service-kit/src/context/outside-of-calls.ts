import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Runs what goes on by itself after the call that asked for it, such as a timer: it takes part in no transaction that is open
 * around the call, be it one of another service in this process.
 */
export const outsideOfCalls: <R>(work: () => R) => R = AsyncLocalStorage.snapshot();
