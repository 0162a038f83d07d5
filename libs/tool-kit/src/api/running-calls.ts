let running = 0;

/** How many of the pages' calls (RTK Query) wait for an answer. */
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
