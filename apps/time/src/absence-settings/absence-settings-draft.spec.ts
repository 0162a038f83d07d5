import { defaultAbsenceSettings } from '@jahrring/contracts-time';
import { absenceDraft, fromDraft, toDraft } from './absence-settings-draft';

const settings = {
  ...defaultAbsenceSettings,
  country: 'CH' as const,
  region: 'BE',
  carryExpiresOn: '03-31',
  version: 3,
};
const draft = toDraft(settings);
const fields = (change: object) =>
  absenceDraft.safeParse({ ...draft, ...change }).error?.issues.map(({ path }) => path.join('.'));

it('gives back what it was given', () => {
  expect({ ...fromDraft(draft), version: 3 }).toEqual(settings);
  expect(fields({})).toBeUndefined();
});

it('leaves a canton behind when the country changes', () => {
  expect(fromDraft({ ...draft, country: 'DE' }).region).toBeNull();
});

it('takes along the day that was typed but not added yet', () => {
  const added = { date: '2026-12-24', name: 'Heiligabend', halves: 1 };
  expect(fromDraft({ ...draft, added }).holidays).toEqual([added]);
});

it('names what is wrong at its field', () => {
  expect(fields({ expiryDay: null })).toEqual(['expiryDay']);
  expect(fields({ added: { date: '2026-12-24', name: '', halves: 1 } })).toEqual(['added.name']);
  expect(fields({ seniority: [{ years: 0, days: 1 }] })).toEqual(['seniority.0.years']);
});
