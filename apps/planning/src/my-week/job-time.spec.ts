import type { OwnBookingView } from '@jahrring/contracts-planning';
import { entryOf, jobTime } from './job-time';

const job = (change: Partial<OwnBookingView> = {}) =>
  ({
    ...{ projectId: 'forest', firstDay: '2028-02-28', lastDay: '2028-03-01', part: 'full', share: 100 },
    ...{ from: null, to: null },
    ...change,
  }) as OwnBookingView;
const plan = {
  from: '2028-02-28',
  lengths: [505, 480, 240],
  worked: [{ projectId: 'forest', date: '2028-03-01', minutes: 90 }],
};

it('a job is as long as its part of the own day, and knows what is recorded of it', () => {
  expect(jobTime(plan, job(), '2028-02-29')).toEqual({ minutes: 480, recorded: null });
  expect(jobTime(plan, job({ part: 'morning' }), '2028-02-28')).toEqual({ minutes: 253, recorded: null });
  expect(jobTime(plan, job({ share: 50 }), '2028-03-01')).toEqual({ minutes: 120, recorded: 90 });
});

it('is recorded with its times where it has some, else as long as it is', () => {
  const timed = job({ part: 'times', from: '07:00', to: '11:30' });
  expect(entryOf(timed, 270)).toEqual({ from: '07:00', to: '11:30' });
  expect(entryOf({ ...timed, share: 50 }, 135)).toEqual({ seconds: 8100 });
  expect(entryOf({ ...timed, to: '24:00' }, 300)).toEqual({ seconds: 18_000 });
  expect(entryOf(job(), 505)).toEqual({ seconds: 30_300 });
});
