import {
  createRequirement,
  type CreateRequirement,
  type ProposalView,
  type RequirementDraft,
} from '@jahrring/contracts-planning';
import { useT } from '@jahrring/tool-kit';
import { FormDialog, useVersionedSave } from '@jahrring/tool-kit/form';
import { useZodForm } from '@jahrring/ui/form';
import { RequirementFields } from '../requirement/requirement-fields';
import { useAcceptProposal } from './proposal.api';

interface ProposalDialogProps {
  proposal: ProposalView;
  /** Reads it again; nothing where it has gone. */
  onReload: () => Promise<ProposalView | undefined>;
  onClose: () => void;
}

function draftOf(proposal: ProposalView): RequirementDraft {
  const { projectId, kind, count, days, firstDay, lastDay, text: note } = proposal;
  return { projectId, kind, skillId: null, count, days, firstDay, lastDay, note };
}

/** Corrects a proposal and takes it over as a requirement. */
export function ProposalDialog({ proposal, onReload, onClose }: ProposalDialogProps) {
  const t = useT('planning');
  const { projectId, projectNumber, projectTitle, orderNumber } = proposal;
  const form = useZodForm(createRequirement, draftOf(proposal));
  const [take, taking] = useAcceptProposal();
  const { save, conflict } = useVersionedSave<
    ProposalView | undefined,
    RequirementDraft,
    CreateRequirement,
    unknown
  >({
    ...{ form, record: proposal, toDraft: (stored) => draftOf(stored ?? proposal), load: onReload },
    run: (values, stored = proposal) => take({ id: stored.id, version: stored.version, values }).unwrap(),
    onSaved: onClose,
    message: () => t('proposal.taken'),
  });
  return (
    <FormDialog<RequirementDraft, CreateRequirement>
      title={t('proposal.dialog', { order: orderNumber })}
      form={form}
      saving={taking.isLoading}
      submitLabel={t('proposal.take')}
      onSubmit={save}
      onClose={onClose}
    >
      {conflict}
      <RequirementFields project={{ id: projectId, label: `${projectNumber} ${projectTitle}` }} />
    </FormDialog>
  );
}
