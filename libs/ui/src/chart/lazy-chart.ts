import { lazyNamed } from '../internal/lazy-named';
import type { ChartProps } from './chart.types';

/**
 * Bars, stacked bars, lines, shares or the days of a year, with the table behind them. Its code comes with the first chart;
 * a page that will draw one asks for it beside its data: `Chart.preload()`.
 */
export const Chart = lazyNamed<ChartProps>(async () => (await import('./chart')).Chart);
