import { leftToRight } from '../texts/left-to-right';
import type { ChartBox, SeriesChartProps } from './chart.types';
import { Drawing } from './drawing';
import { dashOf, Marker, toneOf } from './fills';
import { layoutLegend, Legend } from './legend';
import { layoutLines, type LinePoint } from './line-layout';
import { place } from './measures';

/** Lines over time; each has a dash and a marker of its own beside its colour. */
export function LineDrawing({ data, box, id }: { data: SeriesChartProps; box: ChartBox; id: string }) {
  const legend = layoutLegend(
    data.series.map(({ label }) => label),
    box,
  );
  const { ticks, lines, labels, from, bottom, height } = layoutLines(data, box, legend.height);
  const left = place(box, from, box.width - from);
  return (
    <Drawing box={box} height={height}>
      <Legend layout={legend} box={box} fills={id} lines />
      {ticks.map(({ text, top }) => (
        <g key={top}>
          <path className="jr-chart__grid" d={`M${left} ${top}h${box.width - from}`} />
          <text x={place(box, from - 0.5 * box.em)} y={top} className="jr-chart__note jr-chart__text--end">
            {leftToRight(text)}
          </text>
        </g>
      ))}
      {lines.map((pieces, series) => (
        <g key={series} data-tone={toneOf(series)}>
          {pieces.map((points) => (
            <path
              key={points[0]?.row}
              className="jr-chart__line"
              strokeDasharray={dashOf(series)}
              d={points
                .map(({ start, top }, n) => `${n === 0 ? 'M' : 'L'}${place(box, start)} ${top}`)
                .join('')}
            />
          ))}
          {pieces.flat().map((point) => (
            <Point key={point.row} {...{ point, series, data, box }} />
          ))}
        </g>
      ))}
      {labels.map(({ text, start }) => (
        <text
          key={start}
          x={place(box, start)}
          y={bottom + box.em}
          className="jr-chart__note jr-chart__text--middle"
        >
          {text}
        </text>
      ))}
    </Drawing>
  );
}

interface PointProps {
  point: LinePoint;
  series: number;
  data: SeriesChartProps;
  box: ChartBox;
}

/** A marker, and round it the room a pointer finds it by. */
function Point({ point: { row, value, start, top }, series, data, box }: PointProps) {
  const x = place(box, start);
  return (
    <g
      className="jr-chart__mark"
      data-pick={data.onPick ? true : undefined}
      onClick={() => data.onPick?.(row, series)}
    >
      <circle className="jr-chart__near" cx={x} cy={top} r={box.em * 0.8} />
      <Marker index={series} x={x} y={top} />
      <title>{`${data.rows[row]} · ${data.series[series]?.label}: ${data.format(value)}`}</title>
    </g>
  );
}
