import type { NoteView } from '@jahrring/contracts-projects';
import { useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { useRemoval } from '@jahrring/tool-kit/form';
import { ActionMenu, Avatar, Badge, Card, Row } from '@jahrring/ui';
import { editIcon, starIcon, trashIcon } from '@jahrring/ui/icons';
import { useDeleteNote, useRestoreNote, useUpdateNote } from '../../project-work.api';

interface NoteCardProps {
  projectId: string;
  note: NoteView;
  readOnly: boolean;
  onEdit: () => void;
}

/** One note with its author and its day. */
export function NoteCard({ projectId, note, readOnly, onEdit }: NoteCardProps) {
  const t = useT('projects');
  const format = useFormat();
  const author = note.authorName ?? t('notes.unknown');
  return (
    <Card>
      <article className="projects-note" aria-label={t('notes.by', { name: author })}>
        <header>
          <Avatar name={author} size="small" decorative />
          <strong>{author}</strong>
          <time dateTime={note.createdAt}>{format.dateTime(note.createdAt)}</time>
          {note.version > 1 && note.updatedAt !== note.createdAt ? (
            <span className="jr-muted">{t('notes.changed', { at: format.dateTime(note.updatedAt) })}</span>
          ) : null}
          {note.pinned ? <Badge icon={starIcon}>{t('notes.isPinned')}</Badge> : null}
          {!readOnly && (note.mayEdit || note.mayPin) ? (
            <span className="projects-note__menu">
              <NoteMenu projectId={projectId} note={note} onEdit={onEdit} />
            </span>
          ) : null}
        </header>
        <p>{note.text}</p>
      </article>
    </Card>
  );
}

function NoteMenu({ projectId, note, onEdit }: Omit<NoteCardProps, 'readOnly'>) {
  const t = useT('projects');
  const toast = useProblemToast();
  const [update] = useUpdateNote();
  const [removeOne] = useDeleteNote();
  const [restoreOne] = useRestoreNote();
  const { id, version, pinned } = note;
  const pin = () =>
    update({ projectId, id, version, patch: { pinned: !pinned } })
      .unwrap()
      .catch(toast);
  const { remove } = useRemoval({
    remove: () => removeOne({ projectId, id, version }).unwrap(),
    restore: () => restoreOne({ projectId, id }).unwrap(),
    removed: () => t('notes.deleted'),
  });
  return (
    <Row>
      <ActionMenu
        items={[
          note.mayEdit && { label: t('action.edit'), icon: editIcon, onClick: onEdit },
          { label: t(pinned ? 'notes.unpin' : 'notes.pin'), icon: starIcon, onClick: () => void pin() },
          { label: t('action.delete'), icon: trashIcon, danger: true, onClick: () => void remove(note) },
        ]}
      />
    </Row>
  );
}
