import {
  type IdeaDetail,
  ideaLimits,
  type IdeaStep,
  plannedPluginLimits,
  stepIdea,
} from '@jahrring/contracts-admin';
import { notify, problemOf, useProblemToForm, useT } from '@jahrring/tool-kit';
import { Button, Modal, Stack, Text } from '@jahrring/ui';
import { Form, TextAreaField, TextField, useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { useStepIdea } from './ideas.api';

const formId = 'idea-step';
const begun = { plan: { key: '' }, decline: { reason: '' }, develop: {}, release: {} } as const;

/** Steps that the operator can take with an idea now. */
export function IdeaSteps({ idea, onStale }: { idea: IdeaDetail; onStale: () => void }) {
  const t = useT('admin');
  const [step, setStep] = useState<IdeaStep | null>(null);
  return (
    <>
      {idea.fundable ? (
        <Button variant="primary" to={`/admin/crowdfunding?new&plugin=${idea.id}`}>
          {t('campaign.submit')}
        </Button>
      ) : null}
      {idea.steps.map((one) => (
        <Button key={one} onClick={() => setStep(one)}>
          {t(`idea.step.${one}`)}
        </Button>
      ))}
      {step ? <StepDialog idea={idea} step={step} onStale={onStale} onClose={() => setStep(null)} /> : null}
    </>
  );
}

interface StepDialogProps {
  idea: IdeaDetail;
  step: IdeaStep;
  onStale: () => void;
  onClose: () => void;
}

function StepDialog({ idea: { id, version, title: name }, step, onStale, onClose }: StepDialogProps) {
  const t = useT('admin');
  const form = useZodForm(stepIdea, { step, ...begun[step] } as never);
  const toForm = useProblemToForm(form);
  const [take, { isLoading }] = useStepIdea();
  const save = async (body: Parameters<typeof take>[0]['body']) => {
    try {
      await take({ id, version, body }).unwrap();
      notify.success(t(`idea.done.${step}`, { name }));
      onClose();
    } catch (error) {
      if (problemOf(error).status === 412) onStale();
      toForm(error);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`idea.step.${step}`)}
      actions={
        <>
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={isLoading}>
            {t(`idea.step.${step}`)}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} onSubmit={save} label={t(`idea.step.${step}`)}>
        <Stack>
          <Text as="p">{t(`idea.ask.${step}`, { name })}</Text>
          {step === 'plan' ? (
            <TextField
              name="key"
              label={t('planned.key')}
              description={t('planned.keyHint')}
              maxLength={plannedPluginLimits.key}
              required
            />
          ) : null}
          {step === 'decline' ? (
            <TextAreaField name="reason" label={t('field.reason')} maxLength={ideaLimits.reason} required />
          ) : null}
        </Stack>
      </Form>
    </Modal>
  );
}
