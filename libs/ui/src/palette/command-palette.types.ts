import type { IconSource } from '../icon/shape';

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
