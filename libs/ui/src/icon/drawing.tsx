import { createElement } from 'react';
import { classes } from '../internal/classes';
import type { IconShape } from './shape';

export interface IconLook {
  /** Edge in px; 20 unless told. */
  size?: number;
  /** Gives the icon a meaning of its own; without it the icon is decoration. */
  label?: string;
  className?: string;
  stroke?: number;
}

/** One shape as SVG. */
export function Drawing({
  shape,
  size = 20,
  label,
  className,
  stroke = 1.75,
}: IconLook & { shape: IconShape }) {
  const isDirected = 'directed' in shape;
  const nodes = isDirected ? shape.directed : shape;
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classes('jr-icon', isDirected && 'jr-mirror', className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true, focusable: false })}
    >
      {nodes.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  );
}
