import { surchargePresets, type SurchargePreset } from '@jahrring/contracts-time';
import { fromDraft, fromPreset, toDraft, windowsDraft } from './windows-draft';

const presets = Object.keys(surchargePresets) as SurchargePreset[];

it.each(presets)('takes the preset %s as it is, there and back', (preset) => {
  const draft = {
    stacking: 'add' as const,
    sundayRule: 'zone' as const,
    windows: [fromPreset(preset, 'Titel')],
  };
  expect(windowsDraft.safeParse(draft).success).toBe(true);
  expect(toDraft({ ...fromDraft(draft), version: 1 })).toEqual(draft);
});

it('tells what is missing at its field', () => {
  const window = fromPreset('nightCh', '');
  const days = { weekday: false, saturday: false, sunday: false, holiday: false };
  const wrong = { stacking: 'highest', sundayRule: 'zone', windows: [{ ...window, days, percent: null }] };
  expect(windowsDraft.safeParse(wrong).error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'windows.0.title',
    'windows.0.percent',
    'windows.0.days.weekday',
  ]);
  const half = {
    stacking: 'highest',
    sundayRule: 'zone',
    windows: [{ ...window, title: 'Nacht', to: null }],
  };
  expect(windowsDraft.safeParse(half).error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'windows.0.to',
  ]);
});
