import { documentTransitions, type DocumentStatus, type DocumentView } from '@jahrring/contracts-documents';
import { notify, useT, workStatusLooks } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { ActionMenu, ConfirmDialog } from '@jahrring/ui';
import { useState } from 'react';
import { circleIcon } from '@jahrring/ui/icons';
import { useStepDocument } from '../document-acts.api';
import { ProjectStepNote, useProjectStep } from './project-step';

/** Steps that somebody sets by hand; what follows from bills and payments is not among them. */
function openSteps({ type, status }: DocumentView): DocumentStatus[] {
  const steps = documentTransitions[type][status] ?? [];
  return steps.filter((step) => !step.derived && !step.issues && !step.correction).map(({ to }) => to);
}

/** The states the document can take next. A step that moves its project asks first. */
export function StatusMenu({ document }: { document: DocumentView }) {
  const t = useT('documents');
  const attempt = useAttempt();
  const [step] = useStepDocument();
  const [asked, setAsked] = useState<DocumentStatus | null>(null);
  const projectStep = useProjectStep(document, asked);
  const steps = openSteps(document);
  if (steps.length === 0) return null;
  const label = (to: DocumentStatus) =>
    t(`step.${document.type}.${to}`, { defaultValue: t(`common:status.${to}`) });
  const go = async (status: DocumentStatus) => {
    const { id, version } = document;
    await attempt(async () => {
      const body = { status, changeEntries: projectStep.changeEntries };
      await step({ id, version, body }).unwrap();
      notify.success(t('step.done', { status: t(`common:status.${status}`) }));
    });
  };
  return (
    <>
      <ActionMenu
        text={t('step.action')}
        items={steps.map((to) => ({
          label: label(to),
          icon: workStatusLooks[to].icon ?? circleIcon,
          danger: to === 'CANC',
          onClick: () => setAsked(to),
        }))}
      />
      {asked ? (
        <ConfirmDialog
          opened
          onClose={() => setAsked(null)}
          onConfirm={() => go(asked)}
          title={t('step.title', { type: t(`type.${document.type}`), number: document.number ?? '' })}
          confirmLabel={label(asked)}
          danger={asked === 'CANC'}
        >
          <p>
            {t(`step.text.${asked}`, {
              defaultValue: t('step.text.other', { status: t(`common:status.${asked}`) }),
            })}
          </p>
          <ProjectStepNote step={projectStep} />
        </ConfirmDialog>
      ) : null}
    </>
  );
}
