import type { ReactNode } from 'react';

export interface ModalProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  size?: 'small' | 'normal' | 'large';
  /** Buttons at the foot; the confirming one last. */
  actions?: ReactNode;
  /** False while closing would lose something: neither Escape nor the backdrop closes then. */
  dismissible?: boolean;
  children: ReactNode;
}

export interface DrawerProps extends ModalProps {
  /** `end` is the right edge in left-to-right languages; on narrow screens it comes from below. */
  side?: 'start' | 'end';
}
