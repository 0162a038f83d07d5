import { PdfWorkers } from './pdf-workers';

const jobs = {
  echo: (text: string) => Promise.resolve(new TextEncoder().encode(text)),
  slow: async (milliseconds: number) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return new Uint8Array([1]);
  },
};

describe('PdfWorkers from sources', () => {
  it('does its jobs in place', async () => {
    const workers = new PdfWorkers({ tool: 'test', jobs: () => Promise.resolve(jobs) });
    expect((await workers.run('echo', 'Hallo')).toString()).toBe('Hallo');
    await workers.close();
  });

  it('closes after what is being made, and refuses what waits', async () => {
    const workers = new PdfWorkers({ tool: 'test', jobs: () => Promise.resolve(jobs) });
    const begun = workers.run('slow', 30);
    const waiting = workers.run('echo', 'Hallo');
    const refused = expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    await workers.close();
    await refused;
    expect([...(await begun)]).toEqual([1]);
    await expect(workers.run('echo', 'Hallo')).rejects.toMatchObject({ name: 'AbortError' });
  });
});
