import { PdfQueue, PdfQueueFull } from './pdf-queue';

/** Work that ends when it is told to. */
function heldWork() {
  const done: string[] = [];
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const work = (name: string) => async () => {
    if (name === 'first') await gate;
    done.push(name);
    return name;
  };
  return { done, release: () => release(), work };
}

describe('PdfQueue', () => {
  it('does one after the other, what is urgent first', async () => {
    const queue = new PdfQueue(10);
    const { done, release, work } = heldWork();
    const all = [
      queue.run(work('first')),
      queue.run(work('second')),
      queue.run(work('urgent'), { urgent: true }),
      queue.run(work('urgent too'), { urgent: true }),
    ];
    release();
    expect(await Promise.all(all)).toEqual(['first', 'second', 'urgent', 'urgent too']);
    expect(done).toEqual(['first', 'urgent', 'urgent too', 'second']);
  });

  it('refuses more than it has room for, and goes on', async () => {
    const queue = new PdfQueue(1);
    const { release, work } = heldWork();
    const first = queue.run(work('first'));
    const second = queue.run(work('second'));
    await expect(queue.run(work('third'))).rejects.toThrow(PdfQueueFull);
    release();
    expect(await Promise.all([first, second])).toEqual(['first', 'second']);
    expect(await queue.run(work('fourth'))).toBe('fourth');
  });

  it('drops what nobody waits for any more, but finishes what has begun', async () => {
    const queue = new PdfQueue(10);
    const { done, release, work } = heldWork();
    const leaving = new AbortController();
    const first = queue.run(work('first'), { signal: leaving.signal });
    const second = queue.run(work('second'), { signal: leaving.signal });
    const third = queue.run(work('third'));
    leaving.abort();
    await expect(second).rejects.toMatchObject({ name: 'AbortError' });
    release();
    await Promise.all([first, third]);
    expect(done).toEqual(['first', 'third']);
  });

  it('goes on after work that failed', async () => {
    const queue = new PdfQueue(10);
    const failed = queue.run(() => Promise.reject(new Error('broken')));
    const after = queue.run(() => Promise.resolve('after'));
    await expect(failed).rejects.toThrow('broken');
    expect(await after).toBe('after');
  });
});
