import type { BootAnswer } from '@jahrring/contracts-common';
import type { Translate } from '@jahrring/tool-kit';
import { toIconName, type PaletteEntry, type PaletteGroup } from '@jahrring/ui';
import { buildingIcon, historyIcon } from '@jahrring/ui/icons';
import type { RecentPage } from '../pages/home/recent-store';
import type { PageEntry } from '../routes/pages';

export interface CommandSources {
  boot: BootAnswer;
  pages: readonly PageEntry[];
  recent: readonly RecentPage[];
  t: Translate;
  goTo: (path: string) => void;
  /** What is done rather than opened. */
  actions: readonly PaletteEntry[];
  enterLicence: (id: string) => void;
}

/** Lower case, without accents: `Zürich` is found by `zurich`. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Every word of the query begins a word of the label or stands inside it. */
export function matches(label: string, query: string): boolean {
  const text = plain(label);
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** What can be gone to, created and done, as far as it fits what is typed; what was looked at last comes first. */
export function commandGroups(sources: CommandSources, query: string): PaletteGroup[] {
  const { boot, pages, recent, t, goTo, actions } = sources;
  const toEntry = ({ path, titleKey, icon }: PageEntry): PaletteEntry => ({
    id: `page:${path}`,
    label: t(titleKey, { defaultValue: path }),
    icon: toIconName(icon),
    onChoose: () => goTo(path),
  });
  const groups: PaletteGroup[] = [
    {
      title: t('home.recent'),
      entries: recent.map(({ path, title }) => ({
        id: `recent:${path}`,
        label: title,
        icon: historyIcon,
        onChoose: () => goTo(path),
      })),
    },
    { title: t('palette.goTo'), entries: pages.filter((page) => !page.creates).map(toEntry) },
    { title: t('palette.create'), entries: pages.filter((page) => page.creates).map(toEntry) },
    { title: t('palette.run'), entries: actions },
    {
      title: t('profile.licences'),
      entries: boot.licences
        .filter(({ id }) => id !== boot.licence.id)
        .map(({ id, name }) => ({
          id: `licence:${id}`,
          label: t('palette.enterLicence', { name }),
          icon: buildingIcon,
          onChoose: () => sources.enterLicence(id),
        })),
    },
  ];
  return groups
    .map(({ title, entries }) => ({ title, entries: entries.filter(({ label }) => matches(label, query)) }))
    .filter(({ entries }) => entries.length > 0);
}
