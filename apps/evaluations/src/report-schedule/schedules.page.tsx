import type { ReportScheduleView } from '@jahrring/contracts-evaluations';
import { problemText, useAbility, useSearchParams, useT } from '@jahrring/tool-kit';
import { Button, EmptyState, ErrorState, PageFrame, Skeletons } from '@jahrring/ui';
import { plusIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useState } from 'react';
import '../evaluations-page/gallery.css';
import { useReportTabs } from '../period-report/use-report-tabs';
import { useSavedReports } from '../saved-report/saved-report.api';
import { useSchedules } from './report-schedule.api';
import { ScheduleCard } from './schedule-card';
import { useScheduleTexts } from './use-schedule-texts';

const ScheduleDialog = lazy(async () => ({ default: (await import('./schedule-dialog')).ScheduleDialog }));
const RunsDrawer = lazy(async () => ({ default: (await import('./runs-drawer')).RunsDrawer }));

/** One's own sendings of reports; `?new=ready:hoursByPerson` sets one up. */
export function Component() {
  const t = useT('evaluations');
  const { can } = useAbility();
  const [params, setParams] = useSearchParams();
  const { data, error, refetch } = useSchedules(undefined, { refetchOnMountOrArgChange: true });
  const { data: reports } = useSavedReports();
  const saved = reports?.items ?? [];
  const texts = useScheduleTexts(saved);
  const [edited, setEdited] = useState<ReportScheduleView | null>(null);
  const [looked, setLooked] = useState<ReportScheduleView | null>(null);
  const mayChange = !can('tools.evaluation.read_only');
  const asked = mayChange ? params.get('new') : null;
  const items = data?.items ?? [];
  const close = () => {
    setEdited(null);
    setParams(new URLSearchParams(), { replace: true });
  };
  const add = (
    <Button icon={plusIcon} variant="primary" onClick={() => setParams(new URLSearchParams({ new: '' }))}>
      {t('schedule.add')}
    </Button>
  );
  return (
    <PageFrame
      title={t('title.schedules')}
      subtitle={t('schedule.subtitle')}
      tabs={useReportTabs()}
      actions={mayChange && items.length > 0 ? add : null}
    >
      {error && !data ? <ErrorState title={problemText(t, error)} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeletons lines={8} />}
      {data && items.length === 0 ? (
        <EmptyState title={t('schedule.none')} action={mayChange ? add : null}>
          {t('schedule.noneText')}
        </EmptyState>
      ) : null}
      {items.length > 0 ? (
        <div className="evaluation-gallery">
          {items.map((schedule) => (
            <ScheduleCard
              key={schedule.id}
              schedule={schedule}
              texts={texts}
              mayChange={mayChange}
              onEdit={() => setEdited(schedule)}
              onRuns={() => setLooked(schedule)}
            />
          ))}
        </div>
      ) : null}
      {(edited ?? asked !== null) && reports ? (
        <Suspense>
          <ScheduleDialog schedule={edited} asked={asked} saved={saved} texts={texts} onClose={close} />
        </Suspense>
      ) : null}
      {looked ? (
        <Suspense>
          <RunsDrawer schedule={looked} onClose={() => setLooked(null)} />
        </Suspense>
      ) : null}
    </PageFrame>
  );
}
