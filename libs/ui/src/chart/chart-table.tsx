import { leftToRight } from '../texts/left-to-right';
import { useUiTexts } from '../texts/ui-texts';
import type { ChartProps, SeriesChartProps, YearChartProps } from './chart.types';

/** The values of a chart as a table. */
export function ChartTable({ data }: { data: ChartProps }) {
  return data.kind === 'year' ? <YearTable data={data} /> : <SeriesTable data={data} />;
}

function SeriesTable({ data }: { data: SeriesChartProps }) {
  const { rows, series, format, rowsLabel, label } = data;
  const textOf = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : leftToRight(format(value));
  return (
    <table className="jr-chart__table">
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{rowsLabel}</th>
          {series.map((one, index) => (
            <th key={index} scope="col">
              {one.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            <th scope="row">{row}</th>
            {series.map(({ values }, index) => (
              <td key={index}>{textOf(values[at])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Months as columns, days of the month as rows. */
function YearTable({ data: { year, days, format, label } }: { data: YearChartProps }) {
  const { t, locale } = useUiTexts();
  const monthName = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, month) => month);
  const textOf = (month: number, day: number) => {
    const value = days[`${year}-${two(month + 1)}-${two(day)}`];
    return value === undefined || value === 0 ? '' : leftToRight(format(value));
  };
  return (
    <table className="jr-chart__table">
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{t('chart.day')}</th>
          {months.map((month) => (
            <th key={month} scope="col">
              {monthName.format(Date.UTC(year, month, 1))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: 31 }, (_, index) => index + 1).map((day) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            {months.map((month) => (
              <td key={month}>{textOf(month, day)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const two = (value: number): string => String(value).padStart(2, '0');
