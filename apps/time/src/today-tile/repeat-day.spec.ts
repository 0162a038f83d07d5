import type { WorkedLine } from '@jahrring/contracts-time';
import { repetitionOf, toEntries, toTodayLine, type TodayLine } from './repeat-day';

const [gohl, zaun] = ['gohlgraben', 'zaun'];

function aLine(change: Partial<WorkedLine> = {}): WorkedLine {
  return {
    project: { id: gohl, number: 'P201', title: 'Gohlgraben', status: 'PROG' },
    activity: { id: 'holzen', title: 'Holzen', articleNumber: null },
    from: '07:30',
    to: '12:00',
    seconds: 16_200,
    breakSeconds: 0,
    comment: null,
    billable: true,
    companyPartId: null,
    obstacle: null,
    ...change,
  };
}

const morning = aLine();
const afternoon = aLine({ from: '13:15', to: '17:15', seconds: 14_400 });
const duration = aLine({ from: null, to: null, seconds: 3600 });
const gone = aLine({ from: '17:15', to: '18:00', obstacle: 'project' });
const today = (change: Partial<TodayLine>): TodayLine => ({
  ...{ projectId: zaun, activityId: null, from: null, to: null, seconds: 3600 },
  ...change,
});

describe('a day recorded again', () => {
  it.each([
    ['all of it on an empty day', [], [morning, afternoon, duration], 0],
    ['nothing twice', [morning, afternoon, duration].map(todayOf), [], 3],
    ['no time that is taken', [today({ from: '11:00', to: '13:15' })], [afternoon, duration], 1],
    ['the same duration of other work', [today({})], [morning, afternoon, duration], 0],
    ['times beside a bare duration', [todayOf(duration)], [morning, afternoon], 1],
  ])('takes %s', (_what, taken, lines, there) => {
    const found = repetitionOf([morning, afternoon, duration], taken);
    expect(found).toEqual({ lines, there, blocked: [] });
  });

  it('names what is in the way, which another project is not', () => {
    const target = { project: { ...morning.project, id: zaun, number: 'P9' }, activity: null };
    expect(repetitionOf([morning, gone], [])).toEqual({ lines: [morning], blocked: [gone], there: 0 });
    const moved = repetitionOf([morning, gone], [], target);
    expect([moved.blocked, moved.lines.map(({ project, from }) => [project.number, from])]).toEqual([
      [],
      [
        ['P9', '07:30'],
        ['P9', '17:15'],
      ],
    ]);
  });

  it('counts what lies on the device, and sends each line under its own id', () => {
    const entries = toEntries([morning, duration], '2026-11-23', ['a', 'b']);
    expect(entries).toMatchObject([
      { id: 'a', projectId: gohl, activityId: 'holzen', workDate: '2026-11-23', from: '07:30', to: '12:00' },
      { id: 'b', seconds: 3600, source: 'copy' },
    ]);
    expect(entries[0]).not.toHaveProperty('seconds');
    const kept = entries.map((entry) => toTodayLine(entry, 'Europe/Zurich'));
    expect(repetitionOf([morning, duration], kept)).toMatchObject({ lines: [], there: 2 });
  });
});

function todayOf({ project, activity, from, to, seconds }: WorkedLine): TodayLine {
  return { projectId: project.id, activityId: activity?.id ?? null, from, to, seconds };
}
