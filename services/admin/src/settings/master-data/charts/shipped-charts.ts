import type { AccountKind } from '@jahrring/contracts-admin';
import type { Locale } from '@jahrring/contracts-common';
import { kindOfNumber, type KnownChart } from './kind-of-number';
import type { ChartRow } from '../account-import/chart-file';
import { skr03Chart, skr04Chart } from './german-charts';
import { kmuChart } from './kmu-chart';

interface ShippedAccount {
  number: string;
  kind: AccountKind;
  titles: Partial<Record<Locale, string>> & { de: string };
}

export interface ShippedChart {
  key: KnownChart;
  title: string;
  country: string;
  accounts: readonly ShippedAccount[];
}

/** Swiss accounts of classes 6 to 8 that are not what their class is. */
const swissIncome = new Set(['6950', '6999', '7000', '7500', '8100', '8510']);
const swissExpense = new Set(['7010', '7510']);

function swissKind(number: string): AccountKind {
  if (swissIncome.has(number)) return 'income';
  return swissExpense.has(number) ? 'expense' : kindOfNumber(number);
}

function lines(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
}

const kmu = lines(kmuChart).map(([number = '', de = '', fr = '', it = '', en = '']): ShippedAccount => ({
  number,
  kind: swissKind(number),
  titles: { de, fr, it, en },
}));

function german(chart: string): ShippedAccount[] {
  return lines(chart).map(([number = '', kind = '', de = '', en = '']) => ({
    number,
    kind: kind as AccountKind,
    titles: { de, en },
  }));
}

/** Charts that come with the product. */
export const shippedCharts: readonly ShippedChart[] = [
  { key: 'kmu', title: 'Kontenrahmen KMU', country: 'CH', accounts: kmu },
  { key: 'skr03', title: 'SKR 03', country: 'DE', accounts: german(skr03Chart) },
  { key: 'skr04', title: 'SKR 04', country: 'DE', accounts: german(skr04Chart) },
];

/** A chart's accounts as rows of an import; titles in the language, else in English, else in German. */
export function shippedRows(chart: ShippedChart, locale: Locale): ChartRow[] {
  return chart.accounts.map(({ number, kind, titles }, index) => ({
    line: index + 1,
    number,
    title: titles[locale] ?? (locale === 'ro' ? titles.en : undefined) ?? titles.de,
    kind,
    vatKey: '',
  }));
}
