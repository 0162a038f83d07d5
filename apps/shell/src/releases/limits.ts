/** Milliseconds a file of a tool may take to come, and a page to stand once its code is there. */
const limits = { file: 5_000, start: 8_000 } as const;

/** What the browser tells about the connection; not every one does. */
interface Connection {
  effectiveType?: string;
}

/** A weak connection is no fault of a release: there everything may take longer. */
function patience(): number {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (/2g/.test(connection?.effectiveType ?? '')) return 4;
  return connection?.effectiveType === '3g' ? 2 : 1;
}

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
