/** @jest-environment jsdom */
import { limitOf } from './limits';

/** Milliseconds that the files of the page have taken so far. */
function transferred(...durations: number[]): void {
  const entries = durations.map((duration) => ({ duration }));
  Object.assign(performance, { getEntriesByType: () => entries });
}

describe('how long a file may take', () => {
  it.each([
    ['nothing has come yet', [], 5_000],
    ['the host is quick', [20, 30, 60, 90], 5_000],
    ['one file hung', [20, 30, 60, 9_000], 5_000],
    ['the host takes three seconds a file', [2_500, 3_000, 3_000, 3_500], 15_000],
    ['the host hardly answers', [20_000, 25_000, 30_000], 30_000],
  ])('where %s', (_what, durations, limit) => {
    transferred(...durations);
    expect(limitOf('file')).toBe(limit);
  });
});
