import { type IdeaDetail, type IdeaStep, type StepIdea, stepIdea } from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import { FormDialog, useVersionedSave } from '@jahrring/tool-kit/form';
import { Button, Stack, Text } from '@jahrring/ui';
import { TextAreaField, TextField, useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { z } from 'zod';
import { useStepIdea } from './ideas.api';

/** A step as it stands in the form, beside what the idea says: who takes it sees where that has changed. */
interface StepDraft {
  step: IdeaStep;
  title: string;
  text: string;
  key?: string;
  reason?: string;
}

const written = z.preprocess((draft) => {
  const { title: _title, text: _text, ...body } = draft as StepDraft;
  return body;
}, stepIdea) as unknown as z.ZodType<StepIdea, StepDraft>;

const begun = { plan: { key: '' }, decline: { reason: '' }, develop: {}, release: {} } as const;

/** Steps that the operator can take with an idea now. */
export function IdeaSteps({ idea, onReload }: { idea: IdeaDetail; onReload: () => Promise<IdeaDetail> }) {
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
      {step ? <StepDialog idea={idea} step={step} onReload={onReload} onClose={() => setStep(null)} /> : null}
    </>
  );
}

interface StepDialogProps {
  idea: IdeaDetail;
  step: IdeaStep;
  onReload: () => Promise<IdeaDetail>;
  onClose: () => void;
}

function StepDialog({ idea, step, onReload, onClose }: StepDialogProps) {
  const t = useT('admin');
  const toDraft = ({ title, text }: IdeaDetail): StepDraft => ({ ...begun[step], step, title, text });
  const form = useZodForm<StepDraft, StepIdea>(written, toDraft(idea));
  const [take, { isLoading }] = useStepIdea();
  const { save, conflict } = useVersionedSave({
    ...{ form, record: idea, toDraft, load: onReload },
    parts: () => [
      { fields: ['title'], label: t('idea.title'), show: ({ title }) => title, isTold: true },
      { fields: ['text'], label: t('idea.what'), show: ({ text }) => text, isTold: true },
      { fields: ['key'], label: t('planned.key'), show: ({ key = '' }) => key },
      { fields: ['reason'], label: t('field.reason'), show: ({ reason = '' }) => reason },
    ],
    run: (body, { id, version }) => take({ id, version, body }).unwrap(),
    onSaved: onClose,
    message: () => t(`idea.done.${step}`, { name: idea.title }),
  });
  return (
    <FormDialog
      title={t(`idea.step.${step}`)}
      form={form}
      label={t(`idea.step.${step}`)}
      saving={isLoading}
      submitLabel={t(`idea.step.${step}`)}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack>
        {conflict}
        <Text as="p">{t(`idea.ask.${step}`, { name: idea.title })}</Text>
        {step === 'plan' ? (
          <TextField name="key" label={t('planned.key')} description={t('planned.keyHint')} />
        ) : null}
        {step === 'decline' ? <TextAreaField name="reason" label={t('field.reason')} /> : null}
      </Stack>
    </FormDialog>
  );
}
