import { dueOf, firstDay } from './due';

const today = '2026-06-01';
const ahead = { days: 30, units: 50 };

describe('what is due', () => {
  it.each([
    // on, at, counter: level, by
    [null, null, '1000.000', null, null],
    ['2026-05-31', null, null, 'overdue', 'day'],
    ['2026-06-01', null, null, 'soon', 'day'],
    ['2026-07-01', null, null, 'soon', 'day'],
    ['2026-07-02', null, null, 'later', 'day'],
    [null, '1000.000', '1000.000', 'soon', 'counter'],
    [null, '999.999', '1000.000', 'overdue', 'counter'],
    [null, '1050.000', '1000.000', 'soon', 'counter'],
    [null, '1050.001', '1000.000', 'later', 'counter'],
    [null, '1050.000', null, null, null],
    // A date that is still to come does not hide a counter that has run over, nor the other way round.
    ['2026-06-20', '959.000', '1000.000', 'overdue', 'counter'],
    ['2026-05-01', '2000.000', '1000.000', 'overdue', 'day'],
    ['2026-05-01', '900.000', '1000.000', 'overdue', 'day'],
    ['2027-01-01', '1010.000', '1000.000', 'soon', 'counter'],
    ['2026-06-20', '2000.000', '1000.000', 'soon', 'day'],
  ])('on %s, at %s with the counter at %s is %s by the %s', (on, at, counter, level, by) =>
    expect(dueOf({ on, at, counter }, today, ahead)).toMatchObject({ level, by }),
  );

  it('tells days and what is left, to the thousandth', () =>
    expect(dueOf({ on: '2026-06-20', at: '959.1', counter: '1000.3' }, today, ahead)).toEqual({
      on: '2026-06-20',
      days: 19,
      at: '959.1',
      left: '-41.200',
      level: 'overdue',
      by: 'counter',
    }));

  it.each([
    [['2026-06-20', '2026-05-31', null], '2026-05-31'],
    [[null, null], null],
  ])('the first of %j is %s', (days, first) => expect(firstDay(...days)).toBe(first));
});
