import { useEffect, useState } from 'react';
import type { IconSource } from '../icon/shape';
import { lazyNamed, preloadQuietly } from '../internal/lazy-named';
import { useScrollLock } from '../overlay/use-scroll-lock';

const PaletteLayer = lazyNamed(async () => (await import('./palette-layer')).PaletteLayer);

/** Fetches the palette's code ahead of its first use. */
export function preloadPalette(): void {
  preloadQuietly(PaletteLayer);
}

export interface PaletteEntry {
  id: string;
  label: string;
  description?: string;
  icon?: IconSource;
  /** At the end of the line, for example a shortcut. */
  hint?: string;
  onChoose: () => void;
}

export interface PaletteGroup {
  title: string;
  entries: readonly PaletteEntry[];
}

export interface CommandPaletteProps {
  opened: boolean;
  /** Loads and draws it ahead of its first opening, so that it is there at once. */
  prepared?: boolean;
  onClose: () => void;
  /**
   * Commands and records for what is typed; `show` puts up what is there before the rest has come. The signal is aborted
   * when the answer is no longer wanted.
   */
  onSearch: (
    query: string,
    signal: AbortSignal,
    show: (groups: readonly PaletteGroup[]) => void,
  ) => Promise<readonly PaletteGroup[]> | readonly PaletteGroup[];
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
