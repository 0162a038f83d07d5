import { useAbility, useLocation, useSettingsGroups, useT } from '@jahrring/tool-kit';
import { PageFrame, SidePage, toIconName, type PageFrameProps, type SideGroup } from '@jahrring/ui';

const hub = '/settings';

/** An extension's entry leads to its first tab; the others are within it too. */
const tab = /(?<=^\/plugins\/.+\/settings)\/.+/;

function isWithin(pathname: string, entry: string): boolean {
  const path = entry.replace(tab, '');
  return pathname === path || pathname.startsWith(`${path}/`);
}

function useSideGroups(): SideGroup[] {
  const t = useT();
  const { pathname } = useLocation();
  return useSettingsGroups().map(({ section, entries }) => ({
    id: section,
    title: t(`settings.section.${section}`),
    links: entries.map((entry) => ({
      label: t(entry.titleKey),
      to: entry.path,
      icon: toIconName(entry.icon),
      active: isWithin(pathname, entry.path),
    })),
  }));
}

/** A page of the licence's settings: `PageFrame` with all the others beside it, and the way back to the hub. */
export function SettingsFrame({ breadcrumbs = [], ...page }: PageFrameProps) {
  const t = useT();
  const groups = useSideGroups();
  const { can } = useAbility();
  const way = can('tools.settings.license') ? [{ label: t('settings.title'), to: hub }] : [];
  const frame = <PageFrame {...page} breadcrumbs={[...way, ...breadcrumbs]} />;
  if (groups.flatMap(({ links }) => links).length < 2) return frame;
  return (
    <SidePage label={t('settings.title')} groups={groups}>
      {frame}
    </SidePage>
  );
}
