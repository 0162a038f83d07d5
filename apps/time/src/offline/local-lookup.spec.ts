import type { EntryForm } from '@jahrring/contracts-time';
import { localLookup } from './local-lookup';

const form = {
  projects: [
    { id: '1', number: 'P1241', title: 'Wegebau', status: 'PROG' },
    { id: '2', number: 'P241', title: 'Durchforstung Gohlgraben', status: 'PROG' },
  ],
  activities: [
    { id: 'a', title: 'Fällen und Rücken', articleNumber: null },
    { id: 'b', title: 'Rücken', articleNumber: null },
  ],
} as unknown as EntryForm;

describe('looking names up on the device', () => {
  it('prefers the exact number, then its end, then the title', () => {
    expect(localLookup({ project: 'p241' }, form).project?.id).toBe('2');
    expect(localLookup({ project: '1241' }, form).project?.id).toBe('1');
    expect(localLookup({ project: 'gohl' }, form).project?.id).toBe('2');
    expect(localLookup({ project: 'nowhere' }, form).project).toBeNull();
  });

  it('does not mind accents and capitals', () => {
    expect(localLookup({ activity: 'rucken' }, form).activity?.id).toBe('b');
    expect(localLookup({ activity: 'fällen' }, form).activity?.id).toBe('a');
    expect(localLookup({}, form)).toEqual({ project: null, activity: null, object: null });
  });
});
