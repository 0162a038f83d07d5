import { leftToRight } from '../texts/left-to-right';
import { useUiTexts } from '../texts/ui-texts';
import type { ChartBox, SeriesChartProps } from './chart.types';
import { Drawing } from './drawing';
import { fillOf, Fills } from './fills';
import { fitText, place, widthOf } from './measures';
import { ringPart, sharesOf, type Share } from './share-layout';

/** The parts of a whole as a ring, each named beside it with value and percentage. */
export function ShareDrawing({ data, box, id }: { data: SeriesChartProps; box: ChartBox; id: string }) {
  const { t } = useUiTexts();
  const { em, width } = box;
  const shares = sharesOf(data, t('chart.others'));
  const radius = 6.5 * em;
  const below = width < 38 * em;
  const list = {
    start: below ? 0 : 2 * radius + 2 * em,
    top: below ? 2 * radius + 2 * em : 2.4 * em,
  };
  const centre = { x: place(box, below ? width / 2 : radius), y: radius + em * 0.5 };
  const height = Math.max(2 * radius + em, list.top + shares.length * 1.9 * em);
  return (
    <Drawing box={box} height={height}>
      <Fills id={id} count={shares.length} />
      {shares.map((part, index) => (
        <path
          key={part.label}
          d={ringPart(
            centre.x,
            centre.y,
            radius,
            shares.slice(0, index).reduce((sum, { share }) => sum + share, 0),
            part.share,
          )}
          fill={fillOf(id, index)}
          className="jr-chart__part jr-chart__mark"
          data-pick={data.onPick && part.row !== null ? true : undefined}
          onClick={() => (part.row === null ? undefined : data.onPick?.(part.row, 0))}
        >
          <title>{`${part.label}: ${data.format(part.value)}`}</title>
        </path>
      ))}
      {shares.map((part, index) => (
        <Named key={part.label} {...{ part, data, box, id, index }} {...list} />
      ))}
    </Drawing>
  );
}

interface NamedProps {
  part: Share;
  index: number;
  data: SeriesChartProps;
  box: ChartBox;
  id: string;
  start: number;
  top: number;
}

function Named({ part, index, data, box, id, start, top }: NamedProps) {
  const { locale } = useUiTexts();
  const { em, width } = box;
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const words = `${data.format(part.value)} · ${percent.format(part.share)}`;
  const y = top + index * 1.9 * em + 0.5 * em;
  const room = width - start - 2.8 * em - widthOf(words, em);
  return (
    <g>
      <rect
        x={place(box, start, 1.2 * em)}
        y={y - 0.45 * em}
        width={1.2 * em}
        height={0.9 * em}
        rx={0.15 * em}
        fill={fillOf(id, index)}
      />
      <text x={place(box, start + 1.8 * em)} y={y} className="jr-chart__text">
        {fitText(part.label, room, em)}
        <title>{part.label}</title>
      </text>
      <text x={place(box, width)} y={y} className="jr-chart__text jr-chart__text--end">
        {leftToRight(words)}
      </text>
    </g>
  );
}
