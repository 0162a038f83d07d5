import type { EntryView } from '@jahrring/contracts-time';
import { dayWorks, objectsOf } from './day-columns';

const entry = (change: Partial<EntryView>) =>
  ({
    kind: 'hours',
    projectId: 'p',
    activityId: null,
    projectNumber: 'P1',
    projectTitle: '',
    ...change,
  }) as EntryView;

it('has a column for each project and activity, then for what was added', () => {
  const added = { key: 'q a', projectId: 'q', activityId: 'a', project: 'Q', activityTitle: 'Holzen' };
  const entries = [
    entry({ activityId: 'b', activityTitle: 'Pflanzen' }),
    entry({ activityId: 'a', activityTitle: 'Holzen' }),
    entry({ activityId: 'a', activityTitle: 'Holzen' }),
    entry({ kind: 'machines', projectId: 'z' }),
  ];
  expect(dayWorks(entries, [added]).map(({ key }) => key)).toEqual(['p a', 'p b', 'q a']);
  expect(dayWorks([entry({ projectId: 'q', activityId: 'a' })], [added])).toHaveLength(1);
});

it('has a column for each object', () => {
  const entries = [
    entry({ objectId: 'm2', objectTitle: 'Forwarder' }),
    entry({ objectId: 'm1', objectTitle: 'Bagger' }),
    entry({ objectId: 'm2', objectTitle: 'Forwarder' }),
  ];
  expect(objectsOf(entries).map(({ title }) => title)).toEqual(['Bagger', 'Forwarder']);
});
