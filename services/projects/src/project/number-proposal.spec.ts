import { defaultProjectSettings } from '@jahrring/contracts-projects';
import { nextInSeries, projectSeries } from './number-proposal';

const settings = { ...defaultProjectSettings, version: 1 };
const day = '2026-11-22';

it('counts the last number up where the licence has chosen no format', () => {
  expect(projectSeries(settings)).toBeNull();
});

it.each([
  ['year', [], '2026-0001'],
  ['year', ['2026-0007', '2025-0099', 'P241', '2026-0006'], '2026-0008'],
  ['short_year', ['26-000041'], '26-000042'],
  ['year_month', ['2610-0050', '2611-0003'], '2611-0004'],
  ['consecutive', ['000009', '2026-0007'], '000010'],
] as const)('proposes in the format %s after %j', (numberFormat, used, next) => {
  const series = projectSeries({ ...settings, numberFormat });
  expect(series && nextInSeries(series, day, used)).toBe(next);
});

it('takes prefix and delimiter of the licence', () => {
  const series = projectSeries({
    ...settings,
    numberFormat: 'year',
    numberPrefix: 'H',
    numberDelimiter: '.',
  });
  expect(series && nextInSeries(series, day, ['H2026.0003'])).toBe('H2026.0004');
});
