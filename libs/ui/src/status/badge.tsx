import type { ReactNode } from 'react';
import './status.css';
import { Icon } from '../icon/icon';
import type { IconSource } from '../icon/shape';
import type { ColorFamily } from '../theme/tokens';

export interface BadgeProps {
  tone?: ColorFamily;
  icon?: IconSource;
  outline?: boolean;
  children: ReactNode;
}

/** A small label that says something about a thing: a type, a count, a mark. */
export function Badge({ tone = 'stein', icon, outline = false, children }: BadgeProps) {
  return (
    <span className={`jr-status jr-status--${outline ? 'outline' : 'soft'}`} data-tone={tone}>
      {icon ? <Icon name={icon} size={14} /> : null}
      {children}
    </span>
  );
}
