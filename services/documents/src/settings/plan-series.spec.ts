import { defaultSeries, documentTypes } from '@jahrring/contracts-documents';
import type { DocumentSettings, NumberSeries } from '@jahrring/contracts-documents';
import { planSeries, seriesInForce } from './plan-series';

const monthly: NumberSeries = { ...defaultSeries, format: 'year_month' };
const all = (series: NumberSeries) =>
  Object.fromEntries(documentTypes.map((type) => [type, series])) as DocumentSettings['series'];
const current = { series: all(defaultSeries), previous: {} };
const today = '2026-11-21';
const numbered = new Set(['bill'] as const);

describe('a changed number series', () => {
  it('waits for the next period where numbers have been given, and holds at once where none have', () => {
    const previous = planSeries(current, all(monthly), { today, numbered });
    expect(previous).toEqual({ bill: { series: defaultSeries, until: '2027-01-01' } });
    const changed = { series: all(monthly), previous };
    expect(seriesInForce(changed, 'bill', today)).toEqual(defaultSeries);
    expect(seriesInForce(changed, 'bill', '2027-01-01')).toEqual(monthly);
    expect(seriesInForce(changed, 'offer', today)).toEqual(monthly);
  });

  it('keeps its day when the settings are saved again, and goes away when taken back', () => {
    const previous = planSeries(current, all(monthly), { today, numbered });
    const changed = { series: all(monthly), previous };
    expect(planSeries(changed, all(monthly), { today: '2026-12-24', numbered })).toEqual(previous);
    expect(planSeries(changed, all(defaultSeries), { today, numbered })).toEqual({});
  });

  it('still numbers backdated documents by the old one once it has begun', () => {
    const previous = planSeries(current, all(monthly), { today, numbered });
    const changed = { series: all(monthly), previous };
    const later = planSeries(changed, all(monthly), { today: '2027-02-01', numbered });
    expect(later.bill).toEqual(previous.bill);
  });
});
