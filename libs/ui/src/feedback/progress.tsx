import './feedback.css';
import type { ColorFamily } from '../theme/tokens';

export interface ProgressProps {
  /** 0 to 1. */
  value: number;
  label: string;
  tone?: ColorFamily;
}

/** A thin bar for work that has a known end, for example an import. */
export function Progress({ value, label, tone }: ProgressProps) {
  const share = Math.min(1, Math.max(0, value));
  return (
    <div
      className="jr-progress"
      data-tone={tone}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
    >
      <div className="jr-progress__bar" style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}
