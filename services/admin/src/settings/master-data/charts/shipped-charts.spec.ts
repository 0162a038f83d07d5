import { locales } from '@jahrring/contracts-common';
import { planAccount } from '../account-import/plan-account';
import { shippedCharts, shippedRows } from './shipped-charts';

describe('charts that come with the product', () => {
  it.each(shippedCharts.map((chart) => [chart.title, chart] as const))(
    '%s can be imported',
    (_title, chart) => {
      for (const locale of locales) {
        const rows = shippedRows(chart, locale);
        const planned = rows.map(({ line, ...cells }) =>
          planAccount({ line, cells, mapping: [], headers: [] }),
        );
        expect(planned.filter(({ outcome }) => outcome !== 'create')).toEqual([]);
        expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
      }
    },
  );

  it('has the Swiss chart in four languages, every account with its kind', () => {
    const [kmu] = shippedCharts;
    if (!kmu) throw new Error('no chart');
    expect(kmu.accounts.length).toBeGreaterThan(150);
    for (const { titles } of kmu.accounts) {
      expect(Object.values(titles).filter((title) => title)).toHaveLength(4);
    }
    const kindOf = (number: string) => kmu.accounts.find((account) => account.number === number)?.kind;
    expect(['1020', '2000', '3400', '6500', '6950', '9000'].map(kindOf)).toEqual([
      'asset',
      'liability',
      'income',
      'expense',
      'income',
      'closing',
    ]);
  });
});
