import { PdfWorkers } from './pdf-workers';

const jobs = {
  echo: (text: string) => Promise.resolve(new TextEncoder().encode(text)),
  slow: async (milliseconds: number) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return new Uint8Array([1]);
  },
};

const options = {
  tool: 'test',
  jobs: () => Promise.resolve(jobs),
  refusal: () => new Error('too many files wait'),
};

describe('PdfWorkers from sources', () => {
  it('does its jobs in place', async () => {
    const workers = new PdfWorkers(options);
    expect((await workers.run('echo', 'Hallo')).toString()).toBe('Hallo');
    await workers.close();
  });

  it('closes after what is being made, and refuses what waits', async () => {
    const workers = new PdfWorkers(options);
    const begun = workers.run('slow', 30);
    const waiting = workers.run('echo', 'Hallo');
    const refused = expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    await workers.close();
    await refused;
    expect([...(await begun)]).toEqual([1]);
    await expect(workers.run('echo', 'Hallo')).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('refuses a file where two hundred wait', async () => {
    const workers = new PdfWorkers(options);
    const asked = Array.from({ length: 202 }, () => workers.run('slow', 50));
    const outcomes = Promise.allSettled(asked);
    await expect(asked.at(-1)).rejects.toThrow('too many files wait');
    await workers.close();
    const ends = (await outcomes).map((one) => (one.status === 'fulfilled' ? 'made' : one.reason.name));
    expect(ends.filter((end) => end === 'made')).toHaveLength(1);
    expect(ends.filter((end) => end === 'AbortError')).toHaveLength(200);
  });
});
