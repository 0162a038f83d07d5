import { useLocation, useT } from '@jahrring/tool-kit';
import type { PageTab } from '@jahrring/ui';

const titles = {
  '/reports': 'periodReport.week',
  '/reports/monthly': 'title.monthly',
  '/reports/monthly_short': 'title.monthlyShort',
  '/reports/yearly': 'title.yearly',
  '/reports/schedules': 'title.schedules',
} as const;

/** The reports that are printed, one beside the other. */
export function useReportTabs(): PageTab[] {
  const t = useT('evaluations');
  const { pathname } = useLocation();
  return Object.entries(titles).map(([to, title]) => ({ to, label: t(title), active: pathname === to }));
}
