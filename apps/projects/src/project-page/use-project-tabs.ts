import { useAbility, useBoot, useParams, useT } from '@jahrring/tool-kit';
import type { PageTab } from '@jahrring/ui';

/** Other tools add tabs by extensions of `project.tab.<id>`: the id stands in the address, `titleKey` on the tab. */
export const tabPoint = 'project.tab.';

interface Tab {
  id: string;
  label: string;
  /** Lower ones stand further to the front. */
  order: number;
  foreign?: boolean;
}

/** Own tabs with the place they take among those of other tools, and any one key that opens them. */
const ownTabs = [
  { id: 'overview', order: 0, any: [] },
  { id: 'costs', order: 15, any: ['tools.project.costs'] },
  { id: 'tasks', order: 30, any: ['tools.task.index'] },
  { id: 'files', order: 40, any: ['tools.project.manage', 'tools.project.timetable.own.show'] },
  { id: 'employees', order: 50, any: [] },
  { id: 'notes', order: 60, any: ['tools.project.manage', 'tools.project.timetable.own.show'] },
  { id: 'history', order: 100, any: ['tools.settings.license'] },
] as const;

/** Tabs of other tools that this person may open; the first tool that fills a tab names it. */
function useForeignTabs(): Tab[] {
  const t = useT('projects');
  const { tools, licence } = useBoot();
  const { canAny } = useAbility();
  const extensions = tools
    .flatMap((tool) => tool.descriptor.extensions)
    .filter(({ point, any }) => point.startsWith(tabPoint) && canAny(any))
    .filter(({ plugin }) => !plugin || licence.plugins.includes(plugin));
  const tabs = new Map<string, Tab>();
  for (const { point, titleKey, order } of extensions) {
    const id = point.slice(tabPoint.length);
    if (titleKey && !tabs.has(id)) tabs.set(id, { id, label: t(titleKey), order, foreign: true });
  }
  return [...tabs.values()];
}

/** The tabs of a project's page and the one that is open; an unknown one opens the first. */
export function useProjectTabs(projectId: string): { tabs: PageTab[]; active: string; isForeign: boolean } {
  const t = useT('projects');
  const { tab } = useParams();
  const { canAny } = useAbility();
  const foreign = useForeignTabs();
  const own: Tab[] = ownTabs
    .filter(({ any }) => any.length === 0 || canAny([...any]))
    .map(({ id, order }) => ({ id, order, label: t(`tab.${id}`) }));
  const all = [...own, ...foreign].toSorted((a, b) => a.order - b.order);
  const open = all.find(({ id }) => id === tab) ?? all[0];
  const active = open?.id ?? 'overview';
  const tabs = all.map(({ id, label }) => ({
    label,
    to: `/projects/${projectId}/${id}`,
    active: id === active,
  }));
  return { tabs, active, isForeign: open?.foreign ?? false };
}
