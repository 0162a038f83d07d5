import { jest } from '@jest/globals';
import { silentLogger } from '../logging/logger';
import { JobRunner } from './job-runner';
import type { Leases } from './leases';

describe('a job that says whether it is due', () => {
  const acquire = jest.fn(async (name: string) => ({ name, fence: 1 }));
  const leases = { acquire, release: async () => undefined } as unknown as Leases;

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('asks for its lease only then', async () => {
    let isDue = false;
    const run = jest.fn(async () => {
      isDue = false;
    });
    const jobs = new JobRunner(leases, silentLogger());
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
});
