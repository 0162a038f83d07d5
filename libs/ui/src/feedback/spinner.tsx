import './feedback.css';

export interface SpinnerProps {
  size?: number;
  /** Says what is being waited for; decoration without it. */
  label?: string;
}

/** The growing ring, turning while something is under way. */
export function Spinner({ size = 20, label }: SpinnerProps) {
  return (
    <svg
      className="jr-spinner"
      viewBox="0 0 32 32"
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <circle cx="16" cy="16" r="13" pathLength={100} />
      <circle cx="16" cy="16" r="7" pathLength={100} />
    </svg>
  );
}
