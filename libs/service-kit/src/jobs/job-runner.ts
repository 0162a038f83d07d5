import type { Logger } from 'pino';
import { outsideOfCalls } from '../context/outside-of-calls';
import type { FailedJobs } from './failed-jobs';
import type { JobOptions, JobRun } from './job.decorator';
import type { Leases } from './leases';

interface RegisteredJob {
  options: JobOptions;
  run: (run: JobRun) => Promise<void>;
}

interface Wake {
  at: number;
  timer: NodeJS.Timeout;
}

const defaultLeaseSeconds = 300;
/** After the start, for what was left by the process before. */
const firstMilliseconds = 1_000;
/** Another instance is at it: what it has not seen is due then. */
const turnMilliseconds = 1_000;

/** Runs jobs when their time has come, if the lease is free. */
export class JobRunner {
  private readonly jobs = new Map<string, RegisteredJob>();
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly wakes = new Map<string, Wake>();
  private started = false;
  private readonly stopping = new AbortController();
  private readonly running = new Set<Promise<unknown>>();

  constructor(
    private readonly leases: Leases,
    private readonly failed: FailedJobs,
    private readonly logger: Logger,
  ) {}

  add(options: JobOptions, run: RegisteredJob['run']): void {
    if (this.jobs.has(options.name)) throw new Error(`Two jobs are called ${options.name}`);
    this.jobs.set(options.name, { options, run });
  }

  start(): void {
    this.started = true;
    for (const { options } of this.jobs.values()) {
      const timer = setInterval(() => this.tick(options.name), options.everySeconds * 1000);
      timer.unref();
      this.timers.push(timer);
      if (options.isWoken) this.wake(options.name, firstMilliseconds);
    }
  }

  /** Attempts a job in so many milliseconds, or sooner where it was to be woken sooner. Nothing where jobs do not run by themselves. */
  wake(name: string, milliseconds = 0): void {
    const at = Date.now() + milliseconds;
    const before = this.wakes.get(name);
    if (!this.started || this.stopping.signal.aborted || (before && before.at <= at)) return;
    clearTimeout(before?.timer);
    const begin = () => {
      this.wakes.delete(name);
      this.tick(name);
    };
    const timer = outsideOfCalls(() => setTimeout(begin, milliseconds));
    timer.unref();
    this.wakes.set(name, { at, timer });
  }

  /** Runs a job now, whatever its schedule says; for tests and operators. */
  async runNow(name: string): Promise<void> {
    const job = this.get(name);
    await job.run({ fence: 0, signal: this.stopping.signal });
  }

  /** Stops the timers, asks what runs to stop, and waits for it. */
  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    for (const { timer } of this.wakes.values()) clearTimeout(timer);
    this.stopping.abort();
    await Promise.allSettled(this.running);
  }

  private tick(name: string): void {
    this.attempt(name).catch((error: unknown) => this.logger.error({ err: error, job: name }, 'job failed'));
  }

  private async attempt(name: string): Promise<void> {
    if (this.stopping.signal.aborted) return;
    const work = this.leased(this.get(name));
    this.running.add(work);
    try {
      await work;
    } finally {
      this.running.delete(work);
    }
  }

  private async leased({ options, run }: RegisteredJob): Promise<void> {
    if (options.isDue && !(await options.isDue())) return;
    const lease = await this.leases.acquire(
      `job:${options.name}`,
      options.leaseSeconds ?? defaultLeaseSeconds,
    );
    if (!lease) {
      if (options.isWoken) this.wake(options.name, turnMilliseconds);
      return;
    }
    try {
      await run({ fence: lease.fence, signal: this.stopping.signal });
      await this.failed.clear(options.name);
    } catch (error) {
      await this.failed.note(options.name, error);
      throw error;
    } finally {
      // A little less than the interval: timers of different instances do not fall together. Who is woken has asked before.
      await this.leases.release(lease, options.isWoken ? 0 : options.everySeconds * 0.9);
    }
  }

  private get(name: string): RegisteredJob {
    const job = this.jobs.get(name);
    if (!job) throw new Error(`There is no job ${name}`);
    return job;
  }
}
