import { useEffect, useState } from 'react';
import { preloadIcons } from '../icon/icon';
import { lazyNamed, preloadQuietly } from '../internal/lazy-named';
import { useScrollLock } from '../overlay/use-scroll-lock';
import type { CommandPaletteProps } from './command-palette.types';

const PaletteLayer = lazyNamed(async () => (await import('./palette-layer')).PaletteLayer);

/** Fetches the palette's code ahead of its first use. */
export function preloadPalette(): void {
  preloadIcons();
  preloadQuietly(PaletteLayer);
}

/** Go to, create, search, run: one box for the keyboard. Loads at its first opening. */
export function CommandPalette({ prepared = false, ...props }: CommandPaletteProps) {
  const [needed, setNeeded] = useState(props.opened);
  useScrollLock(props.opened);
  useEffect(() => {
    if (props.opened) setNeeded(true);
  }, [props.opened]);
  return needed || prepared || props.opened ? <PaletteLayer {...props} /> : null;
}
