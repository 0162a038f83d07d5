/** One measure over all rows of a chart. */
export interface ChartSeries {
  label: string;
  /** One value a row; null where there is none. */
  values: readonly (number | null)[];
}

interface ChartBase {
  /** Subject of the chart; names its table and its picture. */
  label: string;
  /** A value with its unit in the reader's words: `12:30`, `CHF 1’200.00`. */
  format: (value: number) => string;
}

export interface SeriesChartProps extends ChartBase {
  /** `bar`: beside each other, `stacked`: on each other, `line`: over time, `share`: parts of the first series' total. */
  kind: 'bar' | 'stacked' | 'line' | 'share';
  /** Name of the rows: "Project", "Month". */
  rowsLabel: string;
  rows: readonly string[];
  series: readonly ChartSeries[];
  /** Number of which the ticks of an axis are multiples; 3600 for seconds that are read as hours. */
  step?: number;
  /** So many rows are drawn, 30 unless told; the table has all. */
  most?: number;
  /** Opens what a value is made of; the keyboard's way to it is the page's own table. */
  onPick?: (row: number, series: number) => void;
}

export interface YearChartProps extends ChartBase {
  /** A value for each day, by weeks. */
  kind: 'year';
  year: number;
  /** Values by day, `2026-03-01`; days without any may be left out. */
  days: Readonly<Record<string, number>>;
  onPick?: (day: string) => void;
}

export type ChartProps = SeriesChartProps | YearChartProps;

/** The room a drawing has, in px: its width and the height of its font. */
export interface ChartBox {
  width: number;
  em: number;
  rtl: boolean;
}
