import { emptyDraft, entryDraft, toCreate } from '../entry-form/entry-draft';
import { draftOfLine } from './line-draft';

const projectId = '0192f0a0-0000-7000-8000-000000000001';
const start = emptyDraft('2026-11-23');

it.each([
  ['from and to', { ...start, projectId, from: '22:00', to: '06:00', breakMinutes: 30, comment: 'Nacht' }],
  ['a duration', { ...start, projectId, mode: 'duration' as const, seconds: 5400, billable: false }],
  [
    'a machine',
    { ...start, projectId, kind: 'machines' as const, objectId: projectId, counterFrom: '1', counterTo: '2' },
  ],
])('a refused line comes back into the form: %s', (_what, given) => {
  const draft = entryDraft.parse(given);
  const line = toCreate(draft, projectId);
  expect(toCreate(draftOfLine(line, emptyDraft('2026-01-01'), 'Europe/Zurich'), projectId)).toEqual(line);
});

it('shows a measured line by the clock of the licence', () => {
  const line = {
    projectId,
    workDate: '2026-11-20',
    startAt: '2026-11-20T06:12:30.000Z',
    endAt: '2026-11-20T11:00:00.000Z',
  };
  expect(draftOfLine(line, start, 'Europe/Zurich')).toMatchObject({
    mode: 'span',
    from: '07:12',
    to: '12:00',
  });
});
