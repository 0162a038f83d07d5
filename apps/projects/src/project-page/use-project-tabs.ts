import { type RecordTabs, useParams, useRecordTabs, useT } from '@jahrring/tool-kit';

/** Other tools add tabs by extensions of `project.tab.<id>`: the id stands in the address, `titleKey` on the tab. */
export const tabPoint = 'project.tab.';

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

/** The tabs of a project's page and the one that is open; an unknown one opens the first. */
export function useProjectTabs(projectId: string): RecordTabs {
  const t = useT('projects');
  const { tab } = useParams();
  return useRecordTabs({
    prefix: tabPoint,
    own: ownTabs.map((own) => ({ ...own, label: t(`tab.${own.id}`) })),
    open: tab,
    pathOf: (id) => `/projects/${projectId}/${id}`,
  });
}
