import { createIdea, type CreateIdea, ideaLimits } from '@jahrring/contracts-admin';
import { notify, useProblemToForm, useT, useUnsaved } from '@jahrring/tool-kit';
import { Alert, Button, Modal, Stack } from '@jahrring/ui';
import { Form, TextAreaField, TextField, useFormState, useZodForm } from '@jahrring/ui/form';
import { useProposeIdea } from './ideas.api';

const formId = 'idea';

/** Writes down what a licence's admin wishes for. */
export function ProposeIdea({ onClose }: { onClose: () => void }) {
  const t = useT('admin');
  const form = useZodForm(createIdea, { title: '', text: '' });
  const { isDirty } = useFormState({ control: form.control });
  useUnsaved(isDirty);
  const toForm = useProblemToForm(form);
  const [propose, { isLoading }] = useProposeIdea();
  const save = async (body: CreateIdea) => {
    try {
      const { title } = await propose(body).unwrap();
      notify.success(t('idea.proposed', { name: title }));
      onClose();
    } catch (error) {
      toForm(error);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('idea.propose')}
      dismissible={!isDirty}
      actions={
        <>
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={isLoading}>
            {t('idea.propose')}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} onSubmit={save} label={t('idea.propose')}>
        <Stack>
          <Alert>{t('idea.seenByAll')}</Alert>
          <TextField name="title" label={t('idea.title')} maxLength={ideaLimits.title} required />
          <TextAreaField name="text" label={t('idea.what')} maxLength={ideaLimits.text} required />
        </Stack>
      </Form>
    </Modal>
  );
}
