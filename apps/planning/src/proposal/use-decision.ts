import type { ProposalView, RequirementDraft } from '@jahrring/contracts-planning';
import { notify, problemOf, useProblemToast, useT } from '@jahrring/tool-kit';
import { useDismissProposal, useRestoreProposal, useAcceptProposal } from './proposal.api';

/** Takes a proposal over as it is, or dismisses it; the message offers to take that back. */
export function useDecision(proposal: ProposalView) {
  const t = useT('planning');
  const toast = useProblemToast();
  const [takeOne, taking] = useAcceptProposal();
  const [dismissOne] = useDismissProposal();
  const [restore] = useRestoreProposal();
  const { id, version } = proposal;
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      if (problemOf(error).status === 412) notify.warning(t('proposal.changedMeanwhile'));
      else toast(error);
      return false;
    }
  };
  const acceptProposal = async () => {
    const values = needOf(proposal);
    const done = await attempt(() => takeOne({ id, version, values }).unwrap());
    if (done) notify.success(t('proposal.taken'));
  };
  const dismiss = async () => {
    const done = await attempt(() => dismissOne({ id, version }).unwrap());
    if (!done) return;
    const run = () => void attempt(() => restore(id).unwrap());
    notify.success(t('proposal.dismissed'), { action: { label: t('action.undo'), run } });
  };
  return { busy: taking.isLoading, take: acceptProposal, dismiss };
}

function needOf({ projectId, kind, count, days, firstDay, lastDay, text }: ProposalView): RequirementDraft {
  return { projectId, kind, count, days, firstDay, lastDay, note: text };
}
