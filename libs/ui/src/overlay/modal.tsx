import { useEffect, useState, type ReactNode } from 'react';
import { lazyNamed } from '../internal/lazy-named';
import { useScrollLock } from './use-scroll-lock';

const DialogLayer = lazyNamed(async () => (await import('./dialog-layer')).DialogLayer);

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

/** True from the first opening on, so that the closing transition still runs. */
function useOnceOpened(opened: boolean): boolean {
  const [once, setOnce] = useState(opened);
  useEffect(() => {
    if (opened) setOnce(true);
  }, [opened]);
  return once || opened;
}

/** A dialog over the page: focus stays inside and returns, Escape closes; a sheet from below on narrow screens. */
export function Modal(props: ModalProps) {
  const needed = useOnceOpened(props.opened);
  useScrollLock(props.opened);
  return needed ? <DialogLayer kind="modal" {...props} /> : null;
}

/** A panel from the side, for details and forms that keep the list in view. */
export function Drawer(props: DrawerProps) {
  const needed = useOnceOpened(props.opened);
  useScrollLock(props.opened);
  return needed ? <DialogLayer kind="drawer" {...props} /> : null;
}
