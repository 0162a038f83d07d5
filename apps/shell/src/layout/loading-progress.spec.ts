import { jest } from '@jest/globals';
import { createLoadingProgress } from './loading-progress';

describe('loading bar', () => {
  let seen: (number | null)[];
  let bar: ReturnType<typeof createLoadingProgress>;
  const last = () => seen.at(-1);

  beforeEach(() => {
    jest.useFakeTimers();
    seen = [];
    bar = createLoadingProgress((progress) => seen.push(progress));
  });
  afterEach(() => jest.useRealTimers());

  it('never shows for a load of less than 300 ms', () => {
    bar.start();
    jest.advanceTimersByTime(299);
    bar.complete();
    jest.advanceTimersByTime(10_000);
    expect(seen).toEqual([]);
  });

  it('advances every 800 ms once it shows', () => {
    bar.start();
    jest.advanceTimersByTime(300);
    const first = last() ?? 0;
    expect(seen).toHaveLength(1);
    jest.advanceTimersByTime(799);
    expect(seen).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(seen).toHaveLength(2);
    expect(last()).toBeGreaterThan(first);
    jest.advanceTimersByTime(1_600);
    expect(seen).toHaveLength(4);
  });

  it('holds near 82 for as long as it takes', () => {
    bar.start();
    jest.advanceTimersByTime(60_000);
    expect(last()).toBe(82);
    expect(Math.max(...seen.map(Number))).toBe(82);
  });

  it('is full when the load is complete, and gone 300 ms later', () => {
    bar.start();
    jest.advanceTimersByTime(1_500);
    bar.complete();
    expect(last()).toBe(100);
    jest.advanceTimersByTime(299);
    expect(last()).toBe(100);
    jest.advanceTimersByTime(1);
    expect(last()).toBeNull();
  });

  it('starts again for a load that begins before it is gone', () => {
    bar.start();
    jest.advanceTimersByTime(3_000);
    bar.complete();
    jest.advanceTimersByTime(100);
    bar.start();
    expect(last()).toBeLessThan(82);
    jest.advanceTimersByTime(800);
    expect(last()).not.toBeNull();
  });
});
