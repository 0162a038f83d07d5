import type { ChartBox } from './chart.types';
import { dashOf, fillOf, Marker, toneOf } from './fills';
import { fitText, place, widthOf } from './measures';

interface LegendEntry {
  label: string;
  start: number;
  line: number;
}

export interface LegendLayout {
  entries: readonly LegendEntry[];
  /** px, with the space below it. */
  height: number;
}

const swatch = 1.8;
const lineHeight = 1.7;

/** The names of the series in lines that leave the corner of the menu free. */
export function layoutLegend(labels: readonly string[], { width, em }: ChartBox): LegendLayout {
  const room = width - 3 * em;
  let start = 0;
  let line = 0;
  const entries = labels.map((full) => {
    const label = fitText(full, room - swatch * em, em);
    const size = swatch * em + widthOf(label, em);
    if (start > 0 && start + size > room) {
      start = 0;
      line += 1;
    }
    const entry = { label, start, line };
    start += size + em;
    return entry;
  });
  return { entries, height: (line + 1) * lineHeight * em + 0.6 * em };
}

interface LegendProps {
  layout: LegendLayout;
  box: ChartBox;
  fills: string;
  /** Draws pieces of line instead of fields. */
  lines?: boolean;
}

export function Legend({ layout, box, fills, lines = false }: LegendProps) {
  const { em } = box;
  return layout.entries.map(({ label, start, line }, index) => {
    const y = (line + 0.5) * lineHeight * em;
    const sign = 1.2 * em;
    const x = place(box, start, sign);
    return (
      <g key={index}>
        {lines ? (
          <>
            <path
              className="jr-chart__line"
              data-tone={toneOf(index)}
              strokeDasharray={dashOf(index)}
              d={`M${x} ${y}h${sign}`}
            />
            <Marker index={index} x={x + sign / 2} y={y} />
          </>
        ) : (
          <rect
            x={x}
            y={y - 0.45 * em}
            width={sign}
            height={0.9 * em}
            rx={0.15 * em}
            fill={fillOf(fills, index)}
          />
        )}
        <text x={place(box, start + swatch * em)} y={y} className="jr-chart__text">
          {label}
        </text>
      </g>
    );
  });
}
