import {
  createRequirement,
  type CreateRequirement,
  type ProposalView,
  type RequirementDraft,
} from '@jahrring/contracts-planning';
import { notify, problemOf, useProblemToForm, useT } from '@jahrring/tool-kit';
import { ConflictNote } from '@jahrring/tool-kit/form';
import { Button, Modal } from '@jahrring/ui';
import { Form, useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { RequirementFields } from '../requirement/requirement-fields';
import { useAcceptProposal } from './proposal.api';

const formId = 'proposal-form';

interface ProposalDialogProps {
  proposal: ProposalView;
  onClose: () => void;
}

/** Corrects a proposal and takes it over as a requirement. */
export function ProposalDialog({ proposal, onClose }: ProposalDialogProps) {
  const t = useT('planning');
  const { id, version, projectId, projectNumber, projectTitle, kind, count, days, text } = proposal;
  const { firstDay, lastDay, orderNumber } = proposal;
  const form = useZodForm(createRequirement, {
    ...{ projectId, kind, skillId: null, count, days, firstDay, lastDay, note: text },
  });
  const showProblem = useProblemToForm(form);
  const [take, taking] = useAcceptProposal();
  const [isStale, setStale] = useState(false);
  const save = async (values: CreateRequirement) => {
    try {
      await take({ id, version, values }).unwrap();
      notify.success(t('proposal.taken'));
      onClose();
    } catch (error) {
      if (problemOf(error).status === 412) setStale(true);
      else showProblem(error);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('proposal.dialog', { order: orderNumber })}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={taking.isLoading}>
            {t('proposal.take')}
          </Button>
        </>
      }
    >
      {isStale ? <ConflictNote onReload={onClose} /> : null}
      <Form<RequirementDraft, CreateRequirement> form={form} id={formId} onSubmit={save}>
        <RequirementFields project={{ id: projectId, label: `${projectNumber} ${projectTitle}` }} />
      </Form>
    </Modal>
  );
}
