import { createNote, type CreateNote, type NoteView } from '@jahrring/contracts-projects';
import { notify, useProblemToForm, useT } from '@jahrring/tool-kit';
import { Button, Row, Stack } from '@jahrring/ui';
import { CheckboxField, Form, TextAreaField, useZodForm } from '@jahrring/ui/form';
import { useCreateNote, useUpdateNote } from '../../project-work.api';

interface NoteFormProps {
  projectId: string;
  /** The saved note; none for a new one. */
  note?: NoteView;
  onDone?: () => void;
}

/** Writes a note, or one's own anew. */
export function NoteForm({ projectId, note, onDone }: NoteFormProps) {
  const t = useT('projects');
  const empty = { text: note?.text ?? '', pinned: note?.pinned ?? false };
  const form = useZodForm(createNote, empty);
  const showProblem = useProblemToForm(form);
  const [create] = useCreateNote();
  const [update] = useUpdateNote();
  const save = async ({ text, pinned }: CreateNote) => {
    try {
      if (note) {
        const { id, version } = note;
        await update({ projectId, id, version, patch: { text, pinned } }).unwrap();
      } else {
        await create({ projectId, note: { text, pinned } }).unwrap();
        form.reset({ text: '', pinned: false });
      }
      notify.success(t('notes.saved'));
      onDone?.();
    } catch (error) {
      showProblem(error);
    }
  };
  return (
    <Form form={form} onSubmit={save}>
      <Stack>
        <TextAreaField name="text" label={t('notes.text')} required />
        <Row justify="between">
          <CheckboxField name="pinned" label={t('notes.pinned')} />
          <Row>
            {onDone ? <Button onClick={onDone}>{t('action.cancel')}</Button> : null}
            <Button variant="primary" type="submit" loading={form.formState.isSubmitting}>
              {t(note ? 'action.save' : 'notes.add')}
            </Button>
          </Row>
        </Row>
      </Stack>
    </Form>
  );
}
