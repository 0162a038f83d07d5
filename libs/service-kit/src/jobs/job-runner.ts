import type { Logger } from 'pino';
import type { FailedJobs } from './failed-jobs';
import type { JobOptions, JobRun } from './job.decorator';
import type { Leases } from './leases';

interface RegisteredJob {
  options: JobOptions;
  run: (run: JobRun) => Promise<void>;
}

const defaultLeaseSeconds = 300;

/** Runs jobs when their time has come, if the lease is free. */
export class JobRunner {
  private readonly jobs = new Map<string, RegisteredJob>();
  private readonly timers: NodeJS.Timeout[] = [];
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
    for (const { options } of this.jobs.values()) {
      const tick = () => {
        this.attempt(options.name).catch((error: unknown) =>
          this.logger.error({ err: error, job: options.name }, 'job failed'),
        );
      };
      const timer = setInterval(tick, options.everySeconds * 1000);
      timer.unref();
      this.timers.push(timer);
    }
  }

  /** Runs a job now, whatever its schedule says; for tests and operators. */
  async runNow(name: string): Promise<void> {
    const job = this.get(name);
    await job.run({ fence: 0, signal: this.stopping.signal });
  }

  /** Stops the timers, asks what runs to stop, and waits for it. */
  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    this.stopping.abort();
    await Promise.allSettled(this.running);
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
    if (!lease) return;
    try {
      await run({ fence: lease.fence, signal: this.stopping.signal });
      await this.failed.clear(options.name);
    } catch (error) {
      await this.failed.note(options.name, error);
      throw error;
    } finally {
      // A little less than the interval: timers of different instances do not fall together.
      await this.leases.release(lease, options.everySeconds * 0.9);
    }
  }

  private get(name: string): RegisteredJob {
    const job = this.jobs.get(name);
    if (!job) throw new Error(`There is no job ${name}`);
    return job;
  }
}
