import { inTime, limitOf, OutOfTime } from './limits';
import { probe, type ProbeCode } from './probe';

/** A file of a release could not be had, after every try. */
export class FileFault extends Error {
  constructor(
    readonly code: ProbeCode,
    readonly url?: string,
  ) {
    super(`${url ?? 'file'}: ${code}`);
    this.name = 'FileFault';
  }
}

/** A script element was refused; its address says which. */
export class ScriptRefused extends Error {
  constructor(readonly request: string) {
    super(`${request} was refused`);
    this.name = 'ScriptRefused';
  }
}

const pauses = [300, 1_000] as const;

/** The address of the file a failed load wanted; undefined when the file came and its code is at fault. */
export function refusedFile(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { request, code } = error as Error & { request?: unknown; code?: unknown };
  const isFile =
    error instanceof ScriptRefused || error.name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
  return isFile && typeof request === 'string' ? request : undefined;
}

/**
 * Loads a script or style sheet by a function that may be called again: three times with growing pauses, between them the
 * file is fetched anew and looked at. Throws `FileFault`; what the file's own code threw comes through as it is.
 */
export async function loadFile<T>(
  load: () => Promise<T>,
  integrityOf: (url: string) => string | undefined,
): Promise<T> {
  let found: ProbeCode | 'ok' = 'network';
  for (const pause of [...pauses, undefined]) {
    try {
      return await inTime(load(), limitOf('file'));
    } catch (error) {
      if (error instanceof OutOfTime) throw new FileFault('timeout');
      const url = refusedFile(error);
      if (url === undefined) throw error;
      if (pause !== undefined) {
        await rest(pause);
        found = await probe(url, integrityOf(url));
      }
      // A file that looked right was refused again: only its integrity check can have refused it.
      if (pause === undefined || found === 'timeout') {
        throw new FileFault(found === 'ok' ? 'integrity' : found, url);
      }
    }
  }
  throw new FileFault('network');
}

/** Many browsers that lost the same server do not come back in the same moment. */
function rest(pause: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, pause * (0.75 + Math.random() / 2)));
}
