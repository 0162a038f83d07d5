import { isAsSeen } from './report-line';

const entryId = '0192f0a0-0000-7000-8000-000000000001';

describe('a line that was signed', () => {
  it.each([
    ['the same hours', { seconds: 3600, quantity: null }, { seconds: 3600, quantity: null }, true],
    ['other hours', { seconds: 5400, quantity: null }, { seconds: 3600, quantity: null }, false],
    [
      'the same quantity written otherwise',
      { seconds: 0, quantity: '2.500' },
      { seconds: 0, quantity: '2.5' },
      true,
    ],
    ['another quantity', { seconds: 0, quantity: '3.000' }, { seconds: 0, quantity: '2.5' }, false],
    [
      'a quantity where there was none',
      { seconds: 0, quantity: '3.000' },
      { seconds: 0, quantity: null },
      false,
    ],
    ['figures the device did not know', { seconds: 900, quantity: '1.000' }, {}, true],
  ])('%s', (_what, entry, seen, same) => {
    expect(isAsSeen(entry, { entryId, ...seen })).toBe(same);
  });
});
