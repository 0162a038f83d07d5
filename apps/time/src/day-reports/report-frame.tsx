import { Link, useFormat, useT } from '@jahrring/tool-kit';
import { Badge, PageFrame } from '@jahrring/ui';
import type { ReactNode } from 'react';
import { cloudUpIcon } from '@jahrring/ui/icons';
import { ReportState } from './report-state';
import type { ShownReport } from './use-report';

interface ReportFrameProps {
  report: ShownReport;
  actions?: ReactNode;
  children: ReactNode;
}

/** Number, state, project and day above a report. */
export function ReportFrame({ report: { view, onDevice }, actions, children }: ReportFrameProps) {
  const t = useT('time');
  const format = useFormat();
  const project = `${view.projectNumber} ${view.projectTitle}`.trim();
  const revision = view.revision > 1 ? ` · ${t('report.revisionOf', { revision: view.revision })}` : '';
  return (
    <PageFrame
      title={`${view.number ?? t('title.dayReport')}${revision}`}
      titleExtra={
        onDevice ? (
          <Badge tone="bernstein" icon={cloudUpIcon}>
            {t('offline.state.waiting')}
          </Badge>
        ) : (
          <ReportState state={view.state} />
        )
      }
      subtitle={
        <>
          <Link to={`/projects/${view.projectId}/time`}>{project}</Link> · {format.longDate(view.workDate)}
        </>
      }
      breadcrumbs={[{ label: t('title.dayReports'), to: '/day-reports' }]}
      actions={actions}
    >
      {children}
    </PageFrame>
  );
}
