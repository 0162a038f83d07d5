import { createNote, type NoteView } from '@jahrring/contracts-projects';
import { useT } from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { Button, Row, Stack } from '@jahrring/ui';
import { CheckboxField, Form, TextAreaField, useZodForm } from '@jahrring/ui/form';
import { useCreateNote, useUpdateNote } from '../../project-work.api';

interface NoteFormProps {
  projectId: string;
  /** The saved note; none for a new one. */
  note?: NoteView;
  onDone?: () => void;
}

const draftOf = (note: NoteView | undefined) => ({
  text: note?.text ?? '',
  pinned: note?.pinned ?? false,
});

/** Writes a note, or one's own anew. */
export function NoteForm({ projectId, note, onDone }: NoteFormProps) {
  const t = useT('projects');
  const form = useZodForm(createNote, draftOf(note));
  const [create] = useCreateNote();
  const [update] = useUpdateNote();
  const { save, conflict } = useVersionedSave({
    ...{ form, record: note, toDraft: draftOf },
    load: (current) => current as NoteView | undefined,
    run: ({ text, pinned }, stored) =>
      stored
        ? update({ projectId, id: stored.id, version: stored.version, patch: { text, pinned } }).unwrap()
        : create({ projectId, note: { text, pinned } }).unwrap(),
    onSaved: () => {
      if (!note) form.reset(draftOf(undefined));
      onDone?.();
    },
    message: () => t('notes.saved'),
  });
  return (
    <Form form={form} onSubmit={save}>
      <Stack>
        {conflict}
        <TextAreaField name="text" label={t('notes.text')} />
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
