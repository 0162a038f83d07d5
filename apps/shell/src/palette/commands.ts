import type { BootAnswer } from '@jahrring/contracts-common';
import type { Translate } from '@jahrring/tool-kit';
import { toIconName, type PaletteEntry, type PaletteGroup } from '@jahrring/ui';
import { buildingIcon, historyIcon } from '@jahrring/ui/icons';
import type { RecentPage } from '../pages/home/recent-store';
import type { PageEntry } from '../routes/pages';
import { rankOf, synonymsOf } from './ranking';

export interface CommandSources {
  boot: BootAnswer;
  pages: readonly PageEntry[];
  recent: readonly RecentPage[];
  t: Translate;
  goTo: (path: string) => void;
  /** Entries that perform an action instead of opening a page. */
  actions: readonly PaletteEntry[];
  enterLicence: (id: string) => void;
}

/**
 * Returns the pages, creation commands and actions that match the query: best match first, then the ones looked at
 * last.
 */
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
  const synonyms = synonymsOf(t('palette.synonyms', { defaultValue: '' }));
  return groups
    .map(({ title, entries }) => ranked(title, entries, (label) => rankOf(label, query, synonyms)))
    .filter(({ group }) => group.entries.length > 0)
    .sort((a, b) => a.best - b.best)
    .map(({ group }) => group);
}

/** The entries that fit, the best first; those that fit equally well stay in their order. */
function ranked(
  title: string,
  entries: readonly PaletteEntry[],
  rank: (label: string) => number,
): { group: PaletteGroup; best: number } {
  const found = entries
    .map((entry) => ({ entry, rank: rank(entry.label) }))
    .filter((one) => Number.isFinite(one.rank))
    .sort((a, b) => a.rank - b.rank);
  return { group: { title, entries: found.map(({ entry }) => entry) }, best: found[0]?.rank ?? Infinity };
}
