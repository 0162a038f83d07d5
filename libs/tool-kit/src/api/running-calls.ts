let running = 0;

/** Returns the number of the pages' calls (RTK Query) that wait for a response. */
export function callsRunning(): number {
  return running;
}

/** Counts a call until it is answered. */
export async function countCall<T>(call: () => Promise<T>): Promise<T> {
  running += 1;
  try {
    return await call();
  } finally {
    running -= 1;
  }
}
