import { useEffect, useState } from 'react';
import { lazyNamed } from '../internal/lazy-named';
import { useScrollLock } from './use-scroll-lock';
import type { ModalProps, DrawerProps } from './modal.types';

const DialogLayer = lazyNamed(async () => (await import('./dialog-layer')).DialogLayer);

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
