import type { ReactNode } from 'react';
import type { ColorFamily } from '../theme/tokens';

export interface RingProps {
  /** Filled share, 0 to 1; above 1 the overrun shows as an inner ring. */
  value: number;
  /** Subject of the ring, for example "Today's hours". */
  label: string;
  /** The value in words, for example "6:30 of 8:24"; a percentage unless given. */
  valueText?: string;
  size?: number;
  tone?: ColorFamily;
  /** Shown in the middle. */
  children?: ReactNode;
}

const radius = 13;
const inner = 8.5;

/** The growth ring as a measure: today's hours, a project's budget, a plan's load. */
export function Ring({ value, label, valueText, size = 40, tone, children }: RingProps) {
  const share = Number.isFinite(value) ? Math.max(0, value) : 0;
  const over = Math.min(1, Math.max(0, share - 1));
  const percent = Math.round(share * 100);
  return (
    <span
      className="jr-ring"
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.min(100, percent)}
      aria-valuetext={valueText ?? `${percent} %`}
      data-tone={tone ?? (over > 0 ? 'bernstein' : undefined)}
    >
      <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
        <circle className="jr-ring__track" cx="16" cy="16" r={radius} pathLength={100} />
        <Arc r={radius} share={Math.min(1, share)} />
        {over > 0 ? <Arc r={inner} share={over} /> : null}
      </svg>
      {children === undefined ? null : <span className="jr-ring__middle">{children}</span>}
    </span>
  );
}

function Arc({ r, share }: { r: number; share: number }) {
  if (share <= 0) return null;
  return (
    <circle
      className="jr-ring__arc"
      cx="16"
      cy="16"
      r={r}
      pathLength={100}
      strokeDasharray={`${share * 100} 100`}
      transform="rotate(-90 16 16)"
    />
  );
}
