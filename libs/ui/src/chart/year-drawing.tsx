import { useUiTexts } from '../texts/ui-texts';
import type { ChartBox, YearChartProps } from './chart.types';
import { Drawing } from './drawing';
import { place, widthOf } from './measures';
import { layoutYear, levelOf, levels } from './year-layout';

/** A year's days by weeks: the more a day has, the darker and the larger its field. */
export function YearDrawing({ data, box }: { data: YearChartProps; box: ChartBox }) {
  const { locale } = useUiTexts();
  const { em } = box;
  const most = Math.max(0, ...Object.values(data.days));
  const { cells, months, blocks, size, height } = layoutYear(data.year, box, 2.2 * em);
  const named = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const monthName = named({ month: 'short' });
  const dayName = named({ weekday: 'short' });
  const full = named({ dateStyle: 'full' });
  return (
    <Drawing box={box} height={height}>
      <YearLegend data={data} box={box} most={most} />
      {months.map(({ month, start, top }) => (
        <text key={month} x={place(box, start)} y={top} className="jr-chart__note">
          {monthName.format(Date.UTC(data.year, month, 1))}
        </text>
      ))}
      {blocks.flatMap((top) =>
        // 5 January 1970 was a Monday.
        [0, 2, 4].map((day) => (
          <text
            key={`${top}-${day}`}
            x={place(box, 0)}
            y={top + (day + 0.5) * size}
            className="jr-chart__note"
          >
            {dayName.format(Date.UTC(1970, 0, 5 + day))}
          </text>
        )),
      )}
      {cells.map(({ day, start, top }) => (
        <g
          key={day}
          className="jr-chart__mark"
          data-pick={data.onPick && levelOf(data.days[day], most) > 0 ? true : undefined}
          onClick={() => (levelOf(data.days[day], most) > 0 ? data.onPick?.(day) : undefined)}
        >
          <DayField x={place(box, start, size)} y={top} size={size} level={levelOf(data.days[day], most)} />
          <title>{`${full.format(Date.parse(`${day}T00:00:00Z`))}: ${data.format(data.days[day] ?? 0)}`}</title>
        </g>
      ))}
    </Drawing>
  );
}

/** One day: an empty frame, or a field that grows and darkens with its level. */
function DayField({ x, y, size, level }: { x: number; y: number; size: number; level: number }) {
  const room = size * 0.9;
  const side = level === 0 ? 0 : room * (0.4 + 0.6 * (level / levels));
  const inset = (size - side) / 2;
  return (
    <>
      <rect
        className="jr-chart__day"
        x={x + size * 0.05}
        y={y + size * 0.05}
        width={room}
        height={room}
        rx={size * 0.12}
      />
      {level === 0 ? null : (
        <rect
          className="jr-chart__level"
          data-level={level}
          x={x + inset}
          y={y + inset}
          width={side}
          height={side}
          rx={size * 0.12}
        />
      )}
    </>
  );
}

function YearLegend({ data, box, most }: { data: YearChartProps; box: ChartBox; most: number }) {
  const { em } = box;
  const texts = Array.from(
    { length: levels },
    (_, index) => `≤ ${data.format((most * (index + 1)) / levels)}`,
  );
  const room = Math.max(...texts.map((text) => widthOf(text, em)));
  const step = Math.min(2.6 * em + room, (box.width - 3 * em) / levels);
  // If there is no room for all, the least and the greatest are labelled.
  const all = step >= 1.4 * em + room;
  if (most <= 0) return null;
  return texts.map((text, index) => (
    <g key={index}>
      <DayField x={place(box, index * step, 1.2 * em)} y={0.2 * em} size={1.2 * em} level={index + 1} />
      {all || index === levels - 1 ? (
        <text x={place(box, index * step + 1.5 * em)} y={0.8 * em} className="jr-chart__note">
          {text}
        </text>
      ) : null}
    </g>
  ));
}
