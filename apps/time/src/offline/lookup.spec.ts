import type { EntryForm } from '@jahrring/contracts-time';
import { lookupAmong, usedFirst } from './lookup';

const project = (id: string, number: string, title: string) => ({ id, number, title, status: 'PROG' });
const activity = (id: string, title: string) => ({ id, title, articleNumber: null });
const [road, thinning, gohl] = [
  project('1', 'P1241', 'Wegebau'),
  project('2', 'P241', 'Durchforstung Gohlgraben'),
  project('3', 'P300', 'Gohl Süd'),
];
const [felling, skidding] = [activity('a', 'Fällen und Rücken'), activity('b', 'Rücken')];
const form = {
  projects: [road, thinning],
  activities: [felling, skidding],
  recent: [
    { project: gohl, activity: skidding },
    { project: thinning, activity: { ...felling, id: 'gone' } },
  ],
} as unknown as EntryForm;
const options = { ...usedFirst(form), objects: [] };

describe('looking names up on the device', () => {
  it('has what was booked last first, and no activity that is not offered', () => {
    expect(options.projects.map(({ id }) => id)).toEqual(['3', '2', '1']);
    expect(options.activities.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('finds what is clear, also a project that only the last bookings name', () => {
    expect(lookupAmong({ project: 'p241' }, options).project?.id).toBe('2');
    expect(lookupAmong({ project: 'sud' }, options).project?.id).toBe('3');
    expect(lookupAmong({ activity: 'rucken' }, options).activity?.id).toBe('b');
    expect(lookupAmong({ project: 'nowhere' }, options)).toMatchObject({ project: null, projects: [] });
  });

  it('asks where several fit', () => {
    const { project: found, projects } = lookupAmong({ project: 'goh' }, options);
    expect([found, projects.map(({ id }) => id)]).toEqual([null, ['3', '2']]);
    expect(lookupAmong({}, options)).toEqual({
      ...{ project: null, activity: null, object: null, projects: [], activities: [], objects: [] },
    });
  });
});
