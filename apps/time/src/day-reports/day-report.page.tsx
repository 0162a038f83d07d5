import { problemText, useParams, useT } from '@jahrring/tool-kit';
import { Button, ErrorState, PageFrame, Skeletons } from '@jahrring/ui';
import './day-reports.css';
import { ClosedReport } from './closed-report';
import { DraftReport } from './draft-report';
import { useReport } from './use-report';

/** One day report: a draft that is drawn up and signed, or the finished one. */
export function Component() {
  const t = useT('time');
  const { id = '' } = useParams();
  const { report, error, refetch } = useReport(id);
  if (!report) {
    return (
      <PageFrame
        title={t('title.dayReport')}
        breadcrumbs={[{ label: t('title.dayReports'), to: '/day-reports' }]}
      >
        {error ? (
          <ErrorState onRetry={refetch} actions={<Button to="/day-reports">{t('report.backToList')}</Button>}>
            {problemText(t, error)}
          </ErrorState>
        ) : (
          <Skeletons lines={6} lineHeight="4rem" />
        )}
      </PageFrame>
    );
  }
  const { view, device } = report;
  const writable = view.state === 'draft' && view.canUpdate && !device.close;
  return writable ? (
    <DraftReport key={id} report={report} refetch={refetch} />
  ) : (
    <ClosedReport report={report} />
  );
}
