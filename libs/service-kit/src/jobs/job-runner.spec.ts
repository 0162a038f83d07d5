import { AsyncLocalStorage } from 'node:async_hooks';
import { jest } from '@jest/globals';
import { silentLogger } from '../logging/logger';
import { JobRunner } from './job-runner';
import type { FailedJobs } from './failed-jobs';
import type { Leases } from './leases';

describe('a job that says whether it is due', () => {
  const acquire = jest.fn(async (name: string) => ({ name, fence: 1 }));
  const leases = { acquire, release: async () => undefined } as unknown as Leases;

  const note = jest.fn(async (_name: string, _error: unknown) => undefined);
  const clear = jest.fn(async (_name: string) => undefined);
  const failed = { note, clear } as unknown as FailedJobs;

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('asks for its lease only then', async () => {
    let isDue = false;
    const run = jest.fn(async () => {
      isDue = false;
    });
    const jobs = new JobRunner(leases, failed, silentLogger());
    jobs.add({ name: 'work', everySeconds: 1, isDue: async () => isDue }, run);
    jobs.start();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(acquire).not.toHaveBeenCalled();
    isDue = true;
    await jest.advanceTimersByTimeAsync(3_000);
    expect(acquire).toHaveBeenCalledTimes(1);
    expect(run).toHaveBeenCalledTimes(1);
    await jobs.stop();
  });

  it('runs outside of the call that woke it, whose transaction may be another service’s', async () => {
    jest.useRealTimers();
    const call = new AsyncLocalStorage<string>();
    const jobs = new JobRunner(leases, failed, silentLogger());
    const ran = new Promise<string | undefined>((resolve) => {
      jobs.add({ name: 'work', everySeconds: 60, isWoken: true }, async () => resolve(call.getStore()));
    });
    jobs.start();
    call.run('a transaction', () => jobs.wake('work'));
    expect(await ran).toBeUndefined();
    await jobs.stop();
  });

  it('begins when it is woken, at the soonest time it was woken for, and looks rarely by itself', async () => {
    const dueAt: number[] = [];
    const isDue = jest.fn(async () => (dueAt[0] ?? Infinity) <= Date.now());
    const run = jest.fn(async () => void dueAt.shift());
    const jobs = new JobRunner(leases, failed, silentLogger());
    jobs.add({ name: 'work', everySeconds: 10, isWoken: true, isDue }, run);
    jobs.wake('work');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(isDue).not.toHaveBeenCalled();
    jobs.start();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(isDue).toHaveBeenCalledTimes(1);
    dueAt.push(Date.now() + 3_000);
    jobs.wake('work', 600_000);
    jobs.wake('work', 3_000);
    jobs.wake('work', 5_000);
    await jest.advanceTimersByTimeAsync(2_999);
    expect(run).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledTimes(1);
    // Work that arrives without a wake is found within ten seconds.
    dueAt.push(Date.now());
    await jest.advanceTimersByTimeAsync(10_000);
    expect(run).toHaveBeenCalledTimes(2);
    isDue.mockClear();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(isDue).toHaveBeenCalledTimes(6);
    await jobs.stop();
  });

  it('tries again soon where another instance has its lease', async () => {
    const run = jest.fn(async () => undefined);
    const jobs = new JobRunner(leases, failed, silentLogger());
    jobs.add({ name: 'work', everySeconds: 10, isWoken: true, isDue: async () => true }, run);
    jobs.start();
    const other = acquire.mockImplementation(async () => null as never);
    await jest.advanceTimersByTimeAsync(1_500);
    expect(run).not.toHaveBeenCalled();
    other.mockImplementation(async (name: string) => ({ name, fence: 1 }));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(run).toHaveBeenCalledTimes(1);
    await jobs.stop();
  });

  it('is noted when it fails, and no longer once it succeeds', async () => {
    const broken = new Error('broken');
    let fails = true;
    const jobs = new JobRunner(leases, failed, silentLogger());
    jobs.add({ name: 'work', everySeconds: 1 }, async () => {
      if (fails) throw broken;
    });
    clear.mockClear();
    jobs.start();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(note).toHaveBeenCalledWith('work', broken);
    expect(clear).not.toHaveBeenCalled();
    fails = false;
    await jest.advanceTimersByTimeAsync(1_000);
    expect(clear).toHaveBeenCalledWith('work');
    await jobs.stop();
  });
});
