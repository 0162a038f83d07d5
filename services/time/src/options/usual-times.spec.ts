import { usualTimes } from './usual-times';

const zone = 'Europe/Zurich';
const day = (date: string, ...spans: [string, string][]) =>
  spans.map(([from, to]) => ({
    startAt: new Date(`2026-11-${date}T${from}:00+01:00`),
    endAt: new Date(`2026-11-${date}T${to}:00+01:00`),
    timeZone: zone,
  }));

it('offers the times recorded most often, by their beginning', () => {
  const entries = [
    ...day('16', ['07:30', '12:00'], ['13:15', '17:15']),
    ...day('17', ['07:30', '12:00'], ['13:15', '17:15']),
    ...day('18', ['13:15', '16:00'], ['07:30', '12:00']),
    ...day('19', ['13:15', '16:00'], ['06:00', '09:00'], ['10:00', '10:30']),
    ...day('20', ['06:00', '09:00'], ['18:00', '19:00']),
    ...day('13', ['18:00', '19:00'], ['13:15', '17:15'], ['06:00', '09:00'], ['13:15', '16:00']),
    { startAt: null, endAt: null, timeZone: zone },
  ];
  expect(usualTimes(entries).map(({ from, to }) => `${from}-${to}`)).toEqual([
    '06:00-09:00',
    '07:30-12:00',
    '13:15-16:00',
    '13:15-17:15',
  ]);
  expect(usualTimes(day('16', ['07:00', '08:00']))).toEqual([]);
});
