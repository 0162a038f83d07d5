export interface JobOptions {
  /** Unique in its service. */
  name: string;
  everySeconds: number;
  /** Longest duration of one run before another instance may take over (default 300). */
  leaseSeconds?: number;
  /** Asked before the lease is, so that nothing is written while there is nothing to do (default: there always is). */
  isDue?: () => Promise<boolean>;
  /**
   * The code that makes it due calls `JobRunner.wake`; `everySeconds` is how often it looks by itself for work that came without a wake,
   * such as the work of an instance that is gone. Needs `isDue`.
   */
  isWoken?: boolean;
}

/** Arguments of a job's run. */
export interface JobRun {
  /** Grows with every holder of the lease; write it beside what must not be overwritten by a holder that was overtaken. */
  fence: number;
  /** Aborted when the service shuts down: stop at the next good place. */
  signal: AbortSignal;
}

/** A job as its provider declares it: `isDue` is asked of the provider. */
export type DeclaredJob<T extends object> = Omit<JobOptions, 'isDue'> & {
  isDue?: (provider: T) => Promise<boolean>;
};

export const jobMetadata = 'jahrring:job';

/** Marks a provider's method as a job: `async run(run: JobRun)`, on one instance at a time, every so many seconds. */
export function Job<T extends object>(options: DeclaredJob<T>) {
  return <H extends (run: JobRun) => Promise<void>>(
    _target: T,
    _property: string | symbol,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    if (descriptor.value) Reflect.defineMetadata(jobMetadata, options, descriptor.value);
  };
}
