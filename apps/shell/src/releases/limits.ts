/** Milliseconds a file of a tool may take to come, and a page to stand once its code is there. */
const limits = { file: 5_000, start: 8_000 } as const;

/** Data of the browser about the connection; not every browser has them. */
interface Connection {
  effectiveType?: string;
}

/** As long as a file takes where nothing is slow; so many times longer everything may take. */
const usualMs = 1_000;
const mostPatience = 6;

/** A slow host or a weak connection is no fault of a release: there everything may take longer. */
function patience(): number {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const type = connection?.effectiveType ?? '';
  const told = /2g/.test(type) ? 4 : type === '3g' ? 2 : 1;
  return Math.min(mostPatience, Math.max(told, usualTransfer() / usualMs));
}

/** Milliseconds that half of the last files took at most: one file that hangs does not make the others look slow. */
function usualTransfer(): number {
  const took = performance
    .getEntriesByType('resource')
    .slice(-20)
    .map(({ duration }) => duration);
  return took.sort((one, other) => one - other)[took.length >> 1] ?? 0;
}

/** Milliseconds that something may take here and now. */
export function limitOf(what: keyof typeof limits): number {
  return limits[what] * patience();
}

/** The work was not done in time. It goes on: asking again finds it further on. */
export class OutOfTime extends Error {
  constructor(limit: number) {
    super(`took longer than ${limit} ms`);
    this.name = 'OutOfTime';
  }
}

/** The work's result, or `OutOfTime`. */
export function inTime<T>(work: Promise<T>, limit: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new OutOfTime(limit)), limit);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
