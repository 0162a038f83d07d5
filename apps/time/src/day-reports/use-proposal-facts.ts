import { useBoot, type OutboxItem } from '@jahrring/tool-kit';
import { useMemo } from 'react';
import { useEntryForm } from '../time.api';
import { useDayReportProposal } from './day-report.api';

/** Returns the project and entries for a report on the device: from the server's last response for that day. */
export function useProposalFacts(save: OutboxItem | undefined) {
  const { user } = useBoot();
  const { projectId = '', workDate = '' } = (save?.body ?? {}) as { projectId?: string; workDate?: string };
  const { currentData: proposal } = useDayReportProposal({ projectId, workDate }, { skip: !save });
  const { currentData: form } = useEntryForm(undefined, { skip: !save });
  return useMemo(() => {
    const known = [...(form?.projects ?? []), ...(form?.recent ?? []).map(({ project }) => project)];
    const project = known.find((one) => one.id === projectId);
    return {
      employeeId: user.membershipId,
      employeeName: `${user.firstName} ${user.lastName}`.trim(),
      projectNumber: proposal?.projectNumber ?? project?.number ?? '',
      projectTitle: proposal?.projectTitle ?? project?.title ?? save?.summary.text ?? '',
      lines: proposal?.lines ?? [],
    };
  }, [user, proposal, form, projectId, save]);
}
