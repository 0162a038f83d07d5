import type { ReactNode } from 'react';
import type { IconSource } from '../icon/shape';

export interface ActionMenuItem {
  label: string;
  icon?: IconSource;
  onClick?: () => void;
  /** Makes the entry a link inside the application. */
  to?: string;
  danger?: boolean;
  disabled?: boolean;
  /** Draws a line above the entry. */
  separated?: boolean;
  /** Shown at the end, for example a shortcut. */
  hint?: ReactNode;
}
