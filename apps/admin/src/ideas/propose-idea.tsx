import { createIdea, type CreateIdea, type IdeaDetail, ideaLimits } from '@jahrring/contracts-admin';
import { notify, problemOf, useProblemToForm, useT, useUnsaved } from '@jahrring/tool-kit';
import { Alert, Button, Modal, Stack } from '@jahrring/ui';
import { Form, TextAreaField, TextField, useFormState, useZodForm } from '@jahrring/ui/form';
import { useProposeIdea, useUpdateIdea } from './ideas.api';

const formId = 'idea';

interface ProposeIdeaProps {
  /** The idea that is changed; without it a new one is proposed. */
  idea?: IdeaDetail;
  /** The idea was changed by somebody else meanwhile. */
  onStale?: () => void;
  onClose: () => void;
}

/** Writes down what a licence's admin wishes for. */
export function ProposeIdea({ idea, onStale, onClose }: ProposeIdeaProps) {
  const t = useT('admin');
  const form = useZodForm(createIdea, { title: idea?.title ?? '', text: idea?.text ?? '' });
  const { isDirty } = useFormState({ control: form.control });
  useUnsaved(isDirty);
  const toForm = useProblemToForm(form);
  const [propose, proposing] = useProposeIdea();
  const [update, updating] = useUpdateIdea();
  const title = t(idea ? 'idea.edit' : 'idea.propose');
  const save = async (body: CreateIdea) => {
    try {
      if (idea) await update({ id: idea.id, version: idea.version, body }).unwrap();
      else await propose(body).unwrap();
      notify.success(t(idea ? 'idea.edited' : 'idea.proposed', { name: body.title }));
      onClose();
    } catch (error) {
      if (problemOf(error).status === 412) onStale?.();
      toForm(error);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      dismissible={!isDirty}
      actions={
        <>
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            loading={proposing.isLoading || updating.isLoading}
          >
            {t(idea ? 'actions.save' : 'idea.propose')}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} onSubmit={save} label={title}>
        <Stack>
          <Alert>{t('idea.seenByAll')}</Alert>
          <TextField name="title" label={t('idea.title')} maxLength={ideaLimits.title} required />
          <TextAreaField name="text" label={t('idea.what')} maxLength={ideaLimits.text} required />
        </Stack>
      </Form>
    </Modal>
  );
}
