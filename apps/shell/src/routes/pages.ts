import type { BootAnswer, ReleaseSetEntry } from '@jahrring/contracts-common';
import { useAbility } from '@jahrring/tool-kit';
import { useWholeBoot } from '@jahrring/tool-kit/shell';
import { useMemo } from 'react';

/** A page somebody can go to without naming a record. */
export interface PageEntry {
  path: string;
  /** i18n key with namespace. */
  titleKey: string;
  icon: string;
  /** True for a form of something new. */
  creates: boolean;
}

const ownPages: readonly PageEntry[] = [
  { path: '/', titleKey: 'shell:titles.home', icon: 'home', creates: false },
  { path: '/profile', titleKey: 'shell:titles.profile', icon: 'user', creates: false },
  { path: '/profile/settings', titleKey: 'shell:titles.profileSettings', icon: 'settings', creates: false },
];

const creating = /\/create$/;

/** The menu names a page better than its route does; a page outside of the menu takes its tool's icon. */
function pagesOfTool({ descriptor }: ReleaseSetEntry): (PageEntry & { any: string[] })[] {
  const { navigation, routes, settings = [] } = descriptor;
  const entries = [...navigation, ...settings];
  return routes
    .filter(({ path, layout }) => !path.includes(':') && layout !== 'blank')
    .map(({ path, titleKey, any }) => {
      const entry = entries.find((candidate) => candidate.path === path);
      const creates = creating.test(path);
      const icon =
        entry?.icon ?? (creates ? iconAbove(path, entries) : undefined) ?? navigation[0]?.icon ?? 'circle';
      return { path, titleKey: entry?.titleKey ?? titleKey, icon, creates, any };
    });
}

/** A form of something new bears the icon of the list it belongs to, so that many of them are told apart. */
function iconAbove(path: string, entries: readonly { path: string; icon: string }[]): string | undefined {
  const above = entries.filter((entry) => path.startsWith(`${entry.path}/`));
  return above.toSorted((one, two) => two.path.length - one.path.length)[0]?.icon;
}

/** Every page this person may open, the shell's own first. */
export function pagesOf(boot: BootAnswer, canAny: (keys: readonly string[]) => boolean): PageEntry[] {
  const ofTools = boot.tools.flatMap(pagesOfTool).filter(({ any }) => canAny(any));
  return [...ownPages, ...ofTools];
}

export function usePages(): PageEntry[] {
  const boot = useWholeBoot();
  const { canAny } = useAbility();
  return useMemo(() => pagesOf(boot, canAny), [boot, canAny]);
}
