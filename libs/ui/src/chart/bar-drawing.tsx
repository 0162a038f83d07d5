import { leftToRight } from '../texts/left-to-right';
import { useUiTexts } from '../texts/ui-texts';
import { layoutBars } from './bar-layout';
import type { ChartBox, SeriesChartProps } from './chart.types';
import { Drawing } from './drawing';
import { fillOf, Fills } from './fills';
import { layoutLegend, Legend } from './legend';
import { place } from './measures';

/** Rows of bars, beside or on each other, each with its value written at the end. */
export function BarDrawing({ data, box, id }: { data: SeriesChartProps; box: ChartBox; id: string }) {
  const { t } = useUiTexts();
  const legend = layoutLegend(
    data.series.map(({ label }) => label),
    box,
  );
  const { marks, texts, zero, axis, height, left } = layoutBars(
    data,
    box,
    data.kind === 'stacked',
    legend.height,
  );
  const end = height + (left > 0 ? 1.6 * box.em : 0);
  const line = place(box, zero);
  return (
    <Drawing box={box} height={end}>
      <Fills id={id} count={data.series.length} />
      <Legend layout={legend} box={box} fills={id} />
      {marks.map((mark) => (
        <rect
          key={`${mark.row}-${mark.series}`}
          x={place(box, mark.start, mark.size)}
          y={mark.top}
          width={mark.size}
          height={mark.height}
          fill={fillOf(id, mark.series)}
          className="jr-chart__mark"
          data-pick={data.onPick ? true : undefined}
          onClick={() => data.onPick?.(mark.row, mark.series)}
        >
          <title>
            {`${data.rows[mark.row]} · ${data.series[mark.series]?.label}: ${data.format(data.series[mark.series]?.values[mark.row] ?? 0)}`}
          </title>
        </rect>
      ))}
      <path className="jr-chart__axis" d={axis.map(([from, to]) => `M${line} ${from}V${to}`).join('')} />
      {texts.map(({ text, full, start, top, atEnd }, index) => (
        <text
          key={index}
          x={place(box, start)}
          y={top}
          className={atEnd ? 'jr-chart__text jr-chart__text--end' : 'jr-chart__text'}
        >
          {atEnd ? leftToRight(text) : text}
          {full === undefined ? null : <title>{full}</title>}
        </text>
      ))}
      {left > 0 ? (
        <text x={place(box, 0)} y={height + 0.8 * box.em} className="jr-chart__note">
          {t('chart.left', { count: left })}
        </text>
      ) : null}
    </Drawing>
  );
}
