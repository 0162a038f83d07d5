import { useFormat, useT } from '@jahrring/tool-kit';
import { chartBars, type LoadPoint, toBars } from './chart-bars';

const width = 3;
const gap = 1;
const height = 32;
const least = 2;

/** Loads of a version in the last 24 hours, half hours side by side, what failed on top in red. */
export function LoadChart({ points }: { points: readonly LoadPoint[] }) {
  const t = useT('admin');
  const format = useFormat();
  const bars = toBars(points);
  const most = Math.max(1, ...bars.map(({ loads, failures }) => loads + failures));
  const share = (count: number) => (count === 0 ? 0 : Math.max(least, (count / most) * height));
  const sum = (field: 'loads' | 'failures') =>
    format.number(bars.reduce((total, bar) => total + bar[field], 0));
  return (
    <svg
      className="admin-chart"
      viewBox={`0 0 ${chartBars * (width + gap)} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('tool.chart', { loads: sum('loads'), failures: sum('failures') })}
    >
      {bars.map(({ loads, failures }, index) => {
        const failed = Math.min(height, share(failures));
        const whole = Math.min(height, share(loads + failures));
        const x = index * (width + gap);
        return (
          <g key={x}>
            <rect x={x} y={height - 1} width={width} height={1} className="admin-chart__ground" />
            <rect x={x} y={height - whole} width={width} height={whole} className="admin-chart__load" />
            <rect x={x} y={height - whole} width={width} height={failed} className="admin-chart__fail" />
          </g>
        );
      })}
    </svg>
  );
}
