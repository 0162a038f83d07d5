import { Card, Chart, Columns, Stack } from '../src/index';
import { formatNumber } from '../src/input';

const hours = (value: number) =>
  `${value < 0 ? '−' : ''}${Math.floor(Math.abs(value) / 3600)}:${String(Math.floor((Math.abs(value) % 3600) / 60)).padStart(2, '0')}`;
const money = (value: number) =>
  `CHF ${formatNumber(String(value), 'de-CH', { minDecimals: 2, maxDecimals: 2 })}`;

const projects = [
  'Holzschlag Bergwald Süd',
  'Durchforstung Rüti',
  'Wegunterhalt Burgergemeinde Langnau im Emmental',
  'Schutzwaldpflege Los 3',
  'Heckenpflege Autobahn',
];
const months = [
  'Jan.',
  'Feb.',
  'März',
  'Apr.',
  'Mai',
  'Juni',
  'Juli',
  'Aug.',
  'Sept.',
  'Okt.',
  'Nov.',
  'Dez.',
];
const series = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    label:
      ['Holzernte', 'Pflanzung', 'Maschinen', 'Büro', 'Fahrzeit', 'Unterhalt', 'Kurse', 'Übriges'][at] ?? '',
    values: projects.map((_, row) => ((row * 7 + at * 5) % 11) * 3600 * 6),
  }));

/** Something for most working days of a year. */
const days = Object.fromEntries(
  Array.from({ length: 365 }, (_, index) => {
    const date = new Date(Date.UTC(2026, 0, 1 + index));
    const free = date.getUTCDay() === 0 || (index > 200 && index < 215);
    return [date.toISOString().slice(0, 10), free ? 0 : ((index * 13) % 9) * 3600];
  }),
);

/** Each kind of chart, with few and with many series, and with values below nothing. */
export function ChartPage() {
  return (
    <Stack gap={5}>
      <Columns>
        <Card title="Offen und bezahlt">
          <Chart
            kind="bar"
            label="Offen und bezahlt"
            rowsLabel="Monat"
            rows={months.slice(0, 5)}
            series={[
              { label: 'Verrechnet', values: [18_450.5, 22_000, 9_800, 31_240.05, 0] },
              { label: 'Eingegangen', values: [12_000, 24_500.75, null, 18_000, 4_100] },
            ]}
            format={money}
          />
        </Card>
        <Card title="Deckungsbeitrag">
          <Chart
            kind="bar"
            label="Deckungsbeitrag"
            rowsLabel="Projekt"
            rows={projects}
            series={[{ label: 'Deckungsbeitrag', values: [4_200, -1_350.5, 800, 6_120, -240] }]}
            format={money}
            onPick={() => undefined}
          />
        </Card>
      </Columns>
      <Card title="Stunden nach Tätigkeit">
        <Chart
          kind="stacked"
          label="Stunden nach Tätigkeit"
          rowsLabel="Projekt"
          rows={projects}
          series={series(8)}
          format={hours}
          step={3600}
        />
      </Card>
      <Columns>
        <Card title="Stunden je Monat">
          <Chart
            kind="line"
            label="Stunden je Monat"
            rowsLabel="Monat"
            rows={months}
            series={[
              { label: '2025', values: months.map((_, at) => (120 + ((at * 37) % 60)) * 3600) },
              {
                label: '2026',
                values: months.map((_, at) => (at > 9 ? null : (150 + ((at * 23) % 50)) * 3600)),
              },
            ]}
            format={hours}
            step={3600}
          />
        </Card>
        <Card title="Anteile">
          <Chart
            kind="share"
            label="Anteile"
            rowsLabel="Projekt"
            rows={[...projects, ...months]}
            series={[
              { label: 'Stunden', values: [...projects, ...months].map((_, at) => 3600 * (90 - at * 5)) },
            ]}
            format={hours}
          />
        </Card>
      </Columns>
      <Card title="Arbeitsjahr">
        <Chart kind="year" label="Arbeitsjahr" year={2026} days={days} format={hours} />
      </Card>
    </Stack>
  );
}
