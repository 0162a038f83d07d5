import { plainHeader } from '@jahrring/service-kit';
import type { KnownChart } from './kind-of-number';
import { shippedCharts } from './shipped-charts';

interface NamedAccount {
  number: string;
  title: string;
}

const titlesByNumber = new Map<KnownChart, ReadonlyMap<string, readonly string[]>>();

function titlesOf(chart: KnownChart): ReadonlyMap<string, readonly string[]> {
  let titles = titlesByNumber.get(chart);
  if (!titles) {
    const accounts = shippedCharts.find(({ key }) => key === chart)?.accounts ?? [];
    titles = new Map(accounts.map((one) => [one.number, Object.values(one.titles).map(plainHeader)]));
    titlesByNumber.set(chart, titles);
  }
  return titles;
}

/**
 * Returns the chart to which a file's accounts belong: the one that knows most of them by number and title; where none does, the
 * usual one of the country, in Germany and Austria the SKR that has more of the numbers.
 */
export function chartOfFile(accounts: readonly NamedAccount[], country: string): KnownChart {
  const isGerman = country === 'DE' || country === 'AT';
  const charts = isGerman ? (['skr03', 'skr04', 'kmu'] as const) : (['kmu', 'skr03', 'skr04'] as const);
  const named = (chart: KnownChart) =>
    accounts.filter(({ number, title }) => titlesOf(chart).get(number)?.includes(plainHeader(title))).length;
  const numbered = (chart: KnownChart) => accounts.filter(({ number }) => titlesOf(chart).has(number)).length;
  const byName = most(charts, named);
  if (byName) return byName;
  return isGerman ? (most(['skr03', 'skr04'], numbered) ?? 'skr03') : 'kmu';
}

/** The first of those with the highest count; null where all have none. */
function most(charts: readonly KnownChart[], count: (chart: KnownChart) => number): KnownChart | null {
  const counted = charts.map((chart) => ({ chart, count: count(chart) }));
  const best = counted.reduce((one, other) => (other.count > one.count ? other : one));
  return best.count > 0 ? best.chart : null;
}
