import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { PdfQueue, PdfQueueFull } from './pdf-queue';
import type { TurnOptions } from './pdf-queue';

/** Jobs of a thread: each returns the bytes of a file, from data that can be copied between threads. */
export type PdfJobs = Readonly<Record<string, (input: never) => Promise<Uint8Array>>>;

/** One order to a thread. */
export interface PdfTask {
  job: string;
  input: unknown;
}

export interface PdfWorkersOptions<Jobs extends PdfJobs> {
  /** The tool whose build made `<tool>.pdf.mjs` of `services/<tool>/src/pdf.thread.ts`. */
  tool: string;
  /** The same jobs, for a process that runs from sources (tests): there they are done in place. */
  jobs: () => Promise<Jobs>;
  /** Makes the error by which a file is refused while too many wait. */
  refusal: () => Error;
}

const MAX_WAITING = 200;
/** A thread that is longer at one file is taken for dead and replaced. */
const JOB_MILLISECONDS = 30_000;
/** A thread without work gives its memory back after this. */
const IDLE_MILLISECONDS = 10 * 60_000;
/** Files are made beside the requests, and after them where processors are short. */
const NICE = 10;
/** A file that needs more is given up, not the process. */
const HEAP_MEGABYTES = 512;

/** One file at a time in a process, however many services it runs: lists stay quick meanwhile. */
const queue = new PdfQueue(MAX_WAITING);

/**
 * Makes PDFs in a thread of its own. `close` it with the service: what is being made is finished, what waits is
 * refused.
 */
export class PdfWorkers<Jobs extends PdfJobs> {
  private readonly closing = new AbortController();
  private readonly running = new Set<Promise<unknown>>();
  private pool: Piscina<PdfTask, Uint8Array> | null = null;

  constructor(private readonly options: PdfWorkersOptions<Jobs>) {}

  /** @throws the refusal of the options, the signal's reason, or what the job threw */
  async run<Name extends keyof Jobs & string>(
    job: Name,
    input: Parameters<Jobs[Name]>[0],
    { urgent, signal }: TurnOptions = {},
  ): Promise<Buffer> {
    const given = signal ? AbortSignal.any([signal, this.closing.signal]) : this.closing.signal;
    const bytes = await queue
      .run(() => this.watch(this.make(job, input)), { urgent, signal: given })
      .catch((error: unknown) => {
        throw error instanceof PdfQueueFull ? this.options.refusal() : error;
      });
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  async close(): Promise<void> {
    this.closing.abort();
    await Promise.allSettled(this.running);
    await this.pool?.destroy();
  }

  private async make(job: string, input: never): Promise<Uint8Array> {
    const file = builtThread(this.options.tool);
    if (file === null) return makeHere(await this.options.jobs(), job, input);
    this.pool ??= this.openPool(file);
    return this.pool.run({ job, input }, { name: 'run', signal: AbortSignal.timeout(JOB_MILLISECONDS) });
  }

  private openPool(file: string): Piscina<PdfTask, Uint8Array> {
    const pool = openThread(file);
    // A thread may fail once more after its file was answered (out of memory); unheard it would end the process.
    pool.on('error', () => {
      if (this.pool === pool) this.pool = null;
    });
    return pool;
  }

  private async watch<T>(work: Promise<T>): Promise<T> {
    this.running.add(work);
    try {
      return await work;
    } finally {
      this.running.delete(work);
    }
  }
}

function openThread(filename: string): Piscina<PdfTask, Uint8Array> {
  return new Piscina<PdfTask, Uint8Array>({
    filename,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MILLISECONDS,
    niceIncrement: NICE,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
  });
}

/** Returns the function that a thread's file exports as `run`. */
export function pdfThread(jobs: PdfJobs): (task: PdfTask) => Promise<Uint8Array> {
  return ({ job, input }) => makeHere(jobs, job, input as never);
}

async function makeHere(jobs: PdfJobs, job: string, input: never): Promise<Uint8Array> {
  const make = jobs[job];
  if (!make) throw new Error(`no PDF job "${job}"`);
  return make(input);
}

/** The thread beside the built service; null where the process runs from sources. */
function builtThread(tool: string): string | null {
  const here = new URL('./', import.meta.url);
  if (here.pathname.endsWith('/libs/pdf/src/')) return null;
  return fileURLToPath(new URL(`${tool}.pdf.mjs`, here));
}
