import { wrongLines } from './closed-loop.mjs';
import { median, reportLines } from './report.mjs';
import { withFreshIds } from './statement-log.mjs';

const id = (digit) => `0190000${digit}-0000-7000-8000-000000000000`;

describe('benchmark report', () => {
  it('takes the median of the rounds', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([1, 2, 3, 10])).toBe(2.5);
    const side = (perSecond) => ({ perSecond, p50: 1, p95: 2, wrong: new Map(), processor: 2 });
    const rounds = [0.5, 0.6, 0.1].map((share) => ({ product: side(1000 * share), bare: side(1000) }));
    expect(reportLines('list', 16, rounds)[1]).toMatch(/0\.50 +0\.50 reached$/);
  });
});

describe('wrong answers', () => {
  it('are named with how often each came', () => {
    const one = { wrong: new Map([['409 OVERLAP', 2]]) };
    const other = {
      wrong: new Map([
        ['409 OVERLAP', 1],
        ['503', 1],
      ]),
    };
    expect(wrongLines([one, other])).toEqual(['4 WRONG ANSWERS: 3 × 409 OVERLAP, 1 × 503']);
    expect(wrongLines([{ wrong: new Map() }])).toEqual([]);
  });
});

describe('recorded statements', () => {
  it('marks the ids that each request makes anew', () => {
    const first = [`INSERT ('${id(1)}', '${id(9)}')`, `SELECT '${id(9)}'`];
    const second = [`INSERT ('${id(2)}', '${id(9)}')`, `SELECT '${id(9)}'`];
    expect(withFreshIds(second, first)).toEqual({
      fresh: [id(2)],
      pieces: [["INSERT ('", 0, `', '${id(9)}')`], [`SELECT '${id(9)}'`]],
    });
  });
});
