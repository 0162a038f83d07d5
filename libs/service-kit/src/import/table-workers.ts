import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { tableLimits, type TableLimits } from '@jahrring/contracts-common';
import { Piscina } from 'piscina';
import { OneByOne } from '../one-by-one';
import type { CsvRow } from './read-csv';
import { readRows, type TextFormat } from './read-rows';
import { TableError } from './table-error';
import type { TableAnswer, TableTask } from './table-task';

export interface ReadRows {
  rows: CsvRow[];
  text: TextFormat | null;
}

export interface TableWorkersOptions {
  limits?: Partial<TableLimits>;
  /** The built thread; null reads in place, as a process that runs from sources does. */
  thread?: string | null;
  /** Files that may wait. */
  waiting?: number;
  /** Memory of the thread, in megabytes. */
  heap?: number;
}

const mostWaiting = 20;
const heapMegabytes = 320;
const idleMilliseconds = 60_000;
/** Files are read beside the requests, and after them where processors are short. */
const niceness = 10;

/** Reads tables one after the other, however many people bring one at the same time. */
export class TableWorkers {
  private readonly limits: TableLimits;
  private readonly thread: string | null;
  private pool: Piscina<TableTask, TableAnswer> | undefined;
  private readonly turns: OneByOne;

  constructor(private readonly options: TableWorkersOptions = {}) {
    this.limits = { ...tableLimits, ...options.limits };
    this.turns = new OneByOne(options.waiting ?? mostWaiting);
    this.thread = options.thread === undefined ? builtThread() : options.thread;
  }

  /** @throws TableError; UNAVAILABLE where too many wait */
  read(bytes: Uint8Array): Promise<ReadRows> {
    const { thread } = this;
    if (thread === null) return this.readHere(bytes);
    // The time that a file waits for its turn does not count.
    return this.turns.run(() => this.readThere(bytes, thread));
  }

  async close(): Promise<void> {
    await this.pool?.destroy();
  }

  private async readHere(bytes: Uint8Array): Promise<ReadRows> {
    const rows: CsvRow[] = [];
    const end = performance.now() + this.limits.milliseconds;
    const turn = async () => {
      if (performance.now() > end) throw new TableError('tooLarge');
      await nextTurn();
    };
    const text = await readRows(bytes, this.limits, { row: (row) => rows.push(row), turn });
    return { rows, text };
  }

  private async readThere(bytes: Uint8Array, thread: string): Promise<ReadRows> {
    this.pool ??= this.openPool(thread);
    const { port1: here, port2: port } = new MessageChannel();
    const rows: CsvRow[] = [];
    here.on('message', (portion: CsvRow[]) => {
      for (const row of portion) rows.push(row);
      here.postMessage(null);
    });
    try {
      const answer = await this.pool.run(
        { bytes, limits: this.limits, port },
        { name: 'run', transferList: [port], signal: AbortSignal.timeout(this.limits.milliseconds) },
      );
      if ('fault' in answer) throw new TableError(answer.fault, answer.line, answer.column);
      return { rows, text: answer.text };
    } catch (error) {
      throw isStopped(error) ? new TableError('tooLarge') : error;
    } finally {
      here.close();
    }
  }

  private openPool(filename: string): Piscina<TableTask, TableAnswer> {
    const pool = new Piscina<TableTask, TableAnswer>({
      filename,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMilliseconds,
      niceIncrement: niceness,
      resourceLimits: { maxOldGenerationSizeMb: this.options.heap ?? heapMegabytes },
    });
    // A thread that runs out of memory may say so again after its file was answered; unheard it would end the process.
    pool.on('error', () => {
      if (this.pool === pool) this.pool = undefined;
    });
    return pool;
  }
}

/** Stopped at its time limit or at its memory limit. */
function isStopped(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
}

/** The thread beside the built service; null where the process runs from sources. */
function builtThread(): string | null {
  const here = new URL('./', import.meta.url);
  if (here.pathname.endsWith('/libs/service-kit/src/import/')) return null;
  return fileURLToPath(new URL('table.thread.mjs', here));
}

/** Of this process. */
export const tableWorkers = new TableWorkers();
