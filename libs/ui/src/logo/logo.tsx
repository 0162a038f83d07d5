export type LogoVariant = 'default' | 'time-tracking' | 'control';

export interface LogoProps {
  variant?: LogoVariant;
  /** Edge of the mark in px. */
  size?: number;
  /** Writes the product's name beside the mark. */
  withName?: boolean;
  /** Accessible name; without it the mark is decoration beside other text. */
  label?: string;
}

const marks: Record<LogoVariant, string> = {
  default: 'M16 9a7 7 0 1 0 7 7',
  'time-tracking': 'M16 9v7l5 3',
  control: 'M10.5 16.5l4 4 7-9',
};

/** The growth ring: an open outer ring around an inner ring, clock hands or a tick. */
export function Logo({ variant = 'default', size = 32, withName = false, label }: LogoProps) {
  const mark = (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      className={`jr-logo__mark jr-logo__mark--${variant}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label && !withName ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d="M16 3a13 13 0 1 0 13 13" />
      <path d={marks[variant]} />
      {variant === 'default' ? <circle cx="16" cy="16" r="2" fill="currentColor" stroke="none" /> : null}
    </svg>
  );
  if (!withName) return mark;
  return (
    <span className="jr-logo">
      {mark}
      <span className="jr-logo__name">{label ?? 'Jahrring'}</span>
    </span>
  );
}
