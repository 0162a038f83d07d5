import { Mutex } from '../database/mutex';

/** Work of the same key one after the other, of different keys side by side, so many at once. */
export class Lanes {
  private readonly lanes: readonly Mutex[];

  constructor(count: number) {
    this.lanes = Array.from({ length: count }, () => new Mutex());
  }

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const lane = this.lanes[hash(key) % this.lanes.length];
    if (!lane) throw new Error('There are no lanes');
    return lane.run(work);
  }
}

function hash(text: string): number {
  let value = 0;
  for (let index = 0; index < text.length; index++) value = (value * 31 + text.charCodeAt(index)) >>> 0;
  return value;
}
