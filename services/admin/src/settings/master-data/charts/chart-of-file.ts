import { plainHeader } from '@jahrring/service-kit';
import { ekrAccounts } from './austrian-accounts';
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
    titles = chart === 'ekr' ? austrianTitles() : shippedTitles(chart);
    titlesByNumber.set(chart, titles);
  }
  return titles;
}

function shippedTitles(chart: KnownChart): ReadonlyMap<string, readonly string[]> {
  const accounts = shippedCharts.find(({ key }) => key === chart)?.accounts ?? [];
  return new Map(accounts.map((one) => [one.number, Object.values(one.titles).map(plainHeader)]));
}

function austrianTitles(): ReadonlyMap<string, readonly string[]> {
  const titles = new Map<string, string[]>();
  for (const line of ekrAccounts.trim().split('\n')) {
    const [number = '', title = ''] = line.split('|');
    titles.set(number, [...(titles.get(number) ?? []), plainHeader(title)]);
  }
  return titles;
}

/** Charts in the order in which they are usual in a country; Switzerland's where there is no other. */
const usual: Readonly<Record<string, readonly KnownChart[]>> = {
  AT: ['ekr', 'skr03', 'skr04', 'kmu'],
  DE: ['skr03', 'skr04', 'kmu', 'ekr'],
};

/**
 * Returns the chart to which a file's accounts belong: the one that knows most of them by number and title; where none does, the
 * usual one of the country, in Germany the SKR that has more of the numbers.
 */
export function chartOfFile(accounts: readonly NamedAccount[], country: string): KnownChart {
  const charts = usual[country] ?? ['kmu', 'skr03', 'skr04', 'ekr'];
  const named = (chart: KnownChart) =>
    accounts.filter(({ number, title }) => titlesOf(chart).get(number)?.includes(plainHeader(title))).length;
  const numbered = (chart: KnownChart) => accounts.filter(({ number }) => titlesOf(chart).has(number)).length;
  const byName = most(charts, named);
  if (byName) return byName;
  return (country === 'DE' ? most(['skr03', 'skr04'], numbered) : null) ?? charts[0] ?? 'kmu';
}

/** The first of those with the highest count; null where all have none. */
function most(charts: readonly KnownChart[], count: (chart: KnownChart) => number): KnownChart | null {
  const counted = charts.map((chart) => ({ chart, count: count(chart) }));
  const best = counted.reduce((one, other) => (other.count > one.count ? other : one));
  return best.count > 0 ? best.chart : null;
}
