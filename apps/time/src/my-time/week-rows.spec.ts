import type { EntryView } from '@jahrring/contracts-time';
import { weekRows } from './week-rows';

const entry = (projectId: string, activityId: string | null, workDate: string, seconds: number) =>
  ({
    kind: 'hours',
    projectId,
    activityId,
    workDate,
    seconds,
    projectNumber: projectId,
    projectTitle: '',
    activityTitle: null,
  }) as EntryView;

it('adds up by project and activity, and loses nothing', () => {
  const entries = [
    entry('P1', 'a', '2026-11-16', 3600),
    entry('P1', 'a', '2026-11-16', 1800),
    entry('P1', null, '2026-11-16', 600),
    entry('P2', 'a', '2026-11-17', 9000),
  ];
  const rows = weekRows(entries);
  expect(rows.map((row) => [row.projectId, row.totalSeconds])).toEqual([
    ['P2', 9000],
    ['P1', 5400],
    ['P1', 600],
  ]);
  expect(rows[1]?.seconds).toEqual({ '2026-11-16': 5400 });
});

it('counts hours, not the machines that ran beside them', () => {
  const machine = { ...entry('P1', null, '2026-11-16', 0), kind: 'machines' } as EntryView;
  expect(weekRows([machine])).toEqual([]);
});

it('ends with the lines that were added, until they hold hours', () => {
  const work = { projectId: 'P3', activityId: null, project: 'P3', activityTitle: null, key: 'P3 ' };
  expect(weekRows([], [work])).toEqual([{ ...work, seconds: {}, totalSeconds: 0 }]);
  const rows = weekRows([entry('P3', null, '2026-11-16', 60)], [work]);
  expect(rows.map(({ totalSeconds }) => totalSeconds)).toEqual([60]);
});
