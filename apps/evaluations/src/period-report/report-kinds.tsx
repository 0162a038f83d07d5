import { useLocation, useNavigate, useT } from '@jahrring/tool-kit';
import { SegmentedControl } from '@jahrring/ui';

const paths = ['/reports', '/reports/monthly', '/reports/monthly_short', '/reports/yearly'] as const;
type Path = (typeof paths)[number];

const titles = {
  '/reports': 'periodReport.week',
  '/reports/monthly': 'title.monthly',
  '/reports/monthly_short': 'title.monthlyShort',
  '/reports/yearly': 'title.yearly',
} as const satisfies Record<Path, string>;

/** The reports that are printed, one beside the other. */
export function ReportKinds() {
  const t = useT('evaluations');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <SegmentedControl
      label={t('periodReport.kinds')}
      value={paths.find((path) => path === pathname) ?? '/reports'}
      onChange={(path) => void navigate(path)}
      options={paths.map((value) => ({ value, label: t(titles[value]) }))}
    />
  );
}
