import { createIdea, type CreateIdea, type IdeaDetail } from '@jahrring/contracts-admin';
import { notify, useT, useUnsaved } from '@jahrring/tool-kit';
import { FormDialog, useVersionedSave } from '@jahrring/tool-kit/form';
import { Alert, Stack } from '@jahrring/ui';
import { TextAreaField, TextField, useFormState, useZodForm } from '@jahrring/ui/form';
import { useProposeIdea, useUpdateIdea } from './ideas.api';

interface ProposeIdeaProps {
  /** The idea that is changed; without it a new one is proposed. */
  idea?: IdeaDetail;
  /** The idea was changed by somebody else meanwhile. */
  onStale?: () => void;
  onClose: () => void;
}

const toDraft = (idea: IdeaDetail | undefined): CreateIdea => ({
  title: idea?.title ?? '',
  text: idea?.text ?? '',
});

/** Writes down what a licence's admin wishes for. */
export function ProposeIdea({ idea, onStale, onClose }: ProposeIdeaProps) {
  const t = useT('admin');
  const form = useZodForm(createIdea, toDraft(idea));
  const { isDirty } = useFormState({ control: form.control });
  useUnsaved(isDirty);
  const [propose, proposing] = useProposeIdea();
  const [update, updating] = useUpdateIdea();
  const title = t(idea ? 'idea.edit' : 'idea.propose');
  const { save, conflict } = useVersionedSave({
    ...{ form, record: idea, toDraft },
    load: (current) => {
      onStale?.();
      return current as IdeaDetail | undefined;
    },
    run: (body, stored) =>
      stored ? update({ id: stored.id, version: stored.version, body }).unwrap() : propose(body).unwrap(),
    onSaved: (_saved, { title: name }) => {
      notify.success(t(idea ? 'idea.edited' : 'idea.proposed', { name }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={title}
      form={form}
      label={title}
      saving={proposing.isLoading || updating.isLoading}
      submitLabel={t(idea ? 'actions.save' : 'idea.propose')}
      dismissible={!isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack>
        {conflict}
        <Alert>{t('idea.seenByAll')}</Alert>
        <TextField name="title" label={t('idea.title')} />
        <TextAreaField name="text" label={t('idea.what')} />
      </Stack>
    </FormDialog>
  );
}
