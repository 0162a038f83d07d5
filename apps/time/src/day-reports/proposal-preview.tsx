import { Link, useT } from '@jahrring/tool-kit';
import { Alert } from '@jahrring/ui';
import { useWatch } from '@jahrring/ui/form';
import { useEffect } from 'react';
import type { ReportDraft } from './create-draft';
import { useDayReportProposal } from './day-report.api';
import { ReportLines } from './report-lines';

/** Shows what the report will list, and the existing reports. */
export function ProposalPreview({ onProject }: { onProject: (title: string) => void }) {
  const t = useT('time');
  const [workDate, projectId] = useWatch<ReportDraft, ['workDate', 'projectId']>({
    name: ['workDate', 'projectId'],
  });
  const query = { projectId: projectId ?? '', workDate };
  const { currentData } = useDayReportProposal(query, { skip: !projectId, refetchOnMountOrArgChange: true });
  const title = currentData ? `${currentData.projectNumber} ${currentData.projectTitle}` : null;
  useEffect(() => {
    if (title) onProject(title);
  }, [title, onProject]);
  if (!currentData) return null;
  return (
    <>
      {currentData.reports.length > 0 ? (
        <Alert title={t('report.there', { count: currentData.reports.length })}>
          <ul className="time-report-there">
            {currentData.reports.map(({ id, number, state }) => (
              <li key={id}>
                <Link to={`/day-reports/${id}`}>{number ?? t(`report.state.${state}`)}</Link>
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <ReportLines lines={currentData.lines} />
    </>
  );
}
