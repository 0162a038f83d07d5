import { useBoot } from '@jahrring/tool-kit';
import { usePages, type PageEntry } from '../routes/pages';
import { writeShortcuts } from './shortcut-store';
import { useChosenShortcuts } from './use-chosen-shortcuts';

export interface ShortcutPages {
  /** Every page that can be chosen. */
  pages: readonly PageEntry[];
  /** The chosen ones that may be opened, in the order of choosing. */
  chosen: readonly PageEntry[];
  toggle: (path: string) => void;
}

/** Returns the default shortcuts of a person who has chosen none yet: the pages that create something. */
function proposed(pages: readonly PageEntry[]): string[] {
  return pages.filter(({ creates }) => creates).map(({ path }) => path);
}

/** The person's own menu of pages, the same in every tab. */
export function useShortcutPages(): ShortcutPages {
  const { user, licence } = useBoot();
  const pages = usePages().filter(({ path }) => path !== '/');
  const own = useChosenShortcuts() ?? proposed(pages);
  return {
    pages,
    chosen: own.map((path) => pages.find((page) => page.path === path)).filter((page) => page !== undefined),
    toggle: (path) => {
      const next = own.includes(path) ? own.filter((other) => other !== path) : [...own, path];
      writeShortcuts(user.id, licence.id, next);
    },
  };
}
