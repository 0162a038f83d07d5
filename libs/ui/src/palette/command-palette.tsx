import { Suspense, useEffect, useState } from 'react';
import type { IconName } from '../icon/icons';
import { lazyNamed } from '../internal/lazy-named';
import { useScrollLock } from '../overlay/use-scroll-lock';

const loadPalette = () => import('./palette-layer');
const PaletteLayer = lazyNamed(async () => (await loadPalette()).PaletteLayer);

/** Fetches the palette's code ahead of its first use. */
export function preloadPalette(): void {
  void loadPalette();
}

export interface PaletteEntry {
  id: string;
  label: string;
  description?: string;
  icon?: IconName;
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
  onClose: () => void;
  /** Commands and records for what is typed; the signal is aborted when the answer is no longer wanted. */
  onSearch: (
    query: string,
    signal: AbortSignal,
  ) => Promise<readonly PaletteGroup[]> | readonly PaletteGroup[];
}

/** Go to, create, search, run: one box for the keyboard. Loads at its first opening. */
export function CommandPalette(props: CommandPaletteProps) {
  const [needed, setNeeded] = useState(props.opened);
  useScrollLock(props.opened);
  useEffect(() => {
    if (props.opened) setNeeded(true);
  }, [props.opened]);
  return needed || props.opened ? (
    <Suspense>
      <PaletteLayer {...props} />
    </Suspense>
  ) : null;
}
