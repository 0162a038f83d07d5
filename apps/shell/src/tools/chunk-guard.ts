import { FileFault, loadFile } from '../releases/load-file';
import { remainingTexts } from './tool-messages';

/** Data of a build's runtime when it requests a chunk (see `IntegrityPlugin`). */
export interface ChunkRuntime {
  /** The build's unique name: `time_0_1_0_1a2b3c4d`, `jahrring_shell`. */
  name: string;
  integrity: (url: string) => string;
}

/** A chunk that could not be had. Its importers wait; `again` lets them try once more. */
export interface ChunkTrouble {
  name: string;
  fault: FileFault;
  again: () => void;
}

type Handler = (trouble: ChunkTrouble) => 'wait' | 'throw';

let handle: Handler = () => 'throw';

/**
 * Stands behind every `import()` of the shell and of the tools: retries, then asks `handler`. An import that waits keeps
 * the page around it as it is, whereas one that throws would take the page away with whatever was typed into it.
 */
export function guardChunks(handler: Handler): void {
  handle = handler;
  Object.assign(globalThis, { jahrringChunks: guard });
}

/** A chunk, and the texts of its build: what is drawn later may need others than the first page and the tiles (`isEarly`). */
async function guard(runtime: ChunkRuntime, load: () => Promise<unknown>, isEarly = false): Promise<unknown> {
  const texts = isEarly ? undefined : remainingTexts(runtime.name);
  const chunk = await loadChunk(runtime, load);
  await texts;
  return chunk;
}

async function loadChunk(runtime: ChunkRuntime, load: () => Promise<unknown>): Promise<unknown> {
  for (;;) {
    try {
      return await loadFile(load, runtime.integrity);
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      await allowed(runtime.name, error, load);
    }
  }
}

/** Resolves when the chunk may be tried again. */
function allowed(name: string, fault: FileFault, load: () => Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    if (handle({ name, fault, again: resolve }) === 'throw') reject(fault);
    // A chunk that was only late arrives by itself.
    else if (fault.code === 'timeout') load().then(() => resolve(), () => undefined); // oxfmt-ignore
  });
}
