import { useLocation, useSearchParams, useT } from '@jahrring/tool-kit';
import type { PageTab } from '@jahrring/ui';

const titles = {
  '/reports': 'periodReport.week',
  '/reports/monthly': 'title.monthly',
  '/reports/monthly_short': 'title.monthlyShort',
  '/reports/yearly': 'title.yearly',
  '/reports/schedules': 'title.schedules',
} as const;

/** The reports that are printed, one beside the other. Those of a person lead to the same person, and to the year of a month. */
export function useReportTabs(): PageTab[] {
  const t = useT('evaluations');
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  return Object.entries(titles).map(([path, title]) => ({
    to: `${path}${searchFor(path, params)}`,
    label: t(title),
    active: pathname === path,
  }));
}

/** Returns the person and the period of the open report, as far as another one has them too. */
function searchFor(path: string, params: URLSearchParams): string {
  const isYearly = path.endsWith('/yearly');
  if (!isYearly && !path.includes('/monthly')) return '';
  const period = params.get('period') ?? '';
  const isMonth = period.length > 'YYYY'.length;
  const kept = new URLSearchParams({
    person: params.get('person') ?? '',
    period: isYearly ? period.slice(0, 'YYYY'.length) : isMonth ? period : '',
  });
  for (const [name, value] of [...kept]) if (value === '') kept.delete(name);
  return kept.size > 0 ? `?${kept}` : '';
}
