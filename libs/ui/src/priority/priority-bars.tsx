import type { ColorFamily } from '../theme/tokens';
import './priority.css';

export const priorities = ['none', 'low', 'medium', 'high', 'highest'] as const;
export type Priority = (typeof priorities)[number];

export interface PriorityBarsProps {
  priority: Priority;
  /** The priority's word; this file stands beside the shared library, whose texts it must not copy. */
  label: string;
  /** Shows the word as well. */
  withLabel?: boolean;
}

const tones: Record<Priority, ColorFamily> = {
  none: 'stein',
  low: 'stein',
  medium: 'petrol',
  high: 'bernstein',
  highest: 'rot',
};

/** A priority as one to four rising bars; the highest carries an exclamation mark. */
export function PriorityBars({ priority, label, withLabel = false }: PriorityBarsProps) {
  const level = priorities.indexOf(priority);
  return (
    <span className="jr-priority" data-tone={tones[priority]} title={withLabel ? undefined : label}>
      {level <= 0 ? (
        <span aria-hidden="true">–</span>
      ) : (
        <svg viewBox="0 0 18 14" width={18} height={14} aria-hidden="true">
          {[1, 2, 3, 4].map((bar) => (
            <rect
              key={bar}
              x={(bar - 1) * 4.5}
              y={12 - bar * 3}
              width={3}
              height={2 + bar * 3}
              rx={1}
              data-on={bar <= level || undefined}
            />
          ))}
        </svg>
      )}
      {priority === 'highest' ? (
        <span className="jr-priority__mark" aria-hidden="true">
          !
        </span>
      ) : null}
      <span className={withLabel ? undefined : 'jr-hidden'}>{label}</span>
    </span>
  );
}
