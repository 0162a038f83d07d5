import { defaultTimeSettings } from '@jahrring/contracts-time';
import { fromDraft, settingsDraft, toDraft } from './settings-draft';

const draft = toDraft({ ...defaultTimeSettings, version: 0 });
const fields = (change: object) =>
  settingsDraft.safeParse({ ...draft, ...change }).error?.issues.map(({ path }) => path.join('.'));

it('gives back what it was given', () => {
  expect(fromDraft(draft)).toEqual(defaultTimeSettings);
  expect(fields({})).toBeUndefined();
});

it('names what is wrong at its field', () => {
  expect(fields({ lockDays: null })).toEqual(['lockDays']);
  expect(fields({ methods: { ...draft.methods, standard: false } })).toEqual(['method']);
  expect(fields({ timerPromptHours: 12, timerStopHours: 10 })).toEqual(['timerStopHours']);
});
