import type { AddressNoteView } from '@jahrring/contracts-addresses';
import { useFormat, useT } from '@jahrring/tool-kit';
import { useRemoval } from '@jahrring/tool-kit/form';
import { ActionMenu, Avatar } from '@jahrring/ui';
import { editIcon, trashIcon } from '@jahrring/ui/icons';
import { useDeleteNote, useRestoreNote } from './follow-up.api';

interface NoteProps {
  note: AddressNoteView;
  /** None: the reader may only look. */
  onEdit: (() => void) | undefined;
}

export function Note({ note, onEdit }: NoteProps) {
  const t = useT('addresses');
  const format = useFormat();
  const author = note.authorName ?? t('note.unknown');
  return (
    <article className="addresses-note" aria-label={t('note.by', { name: author })}>
      <header>
        <Avatar name={author} size="small" decorative />
        <strong>{author}</strong>
        <time dateTime={note.notedOn} className="jr-muted">
          {format.longDate(note.notedOn)}
        </time>
        {onEdit ? (
          <span className="addresses-note__menu">
            <NoteMenu note={note} name={author} onEdit={onEdit} />
          </span>
        ) : null}
      </header>
      <p>{note.text}</p>
    </article>
  );
}

function NoteMenu({ note, name, onEdit }: { note: AddressNoteView; name: string; onEdit: () => void }) {
  const t = useT('addresses');
  const [removeOne] = useDeleteNote();
  const [restoreOne] = useRestoreNote();
  const { remove } = useRemoval({
    remove: ({ addressId, id, version }: AddressNoteView) => removeOne({ addressId, id, version }).unwrap(),
    restore: ({ addressId, id }: AddressNoteView) => restoreOne({ addressId, id }).unwrap(),
    removed: () => t('note.deleted'),
  });
  return (
    <ActionMenu
      label={t('note.actions', { name })}
      items={[
        { label: t('note.edit'), icon: editIcon, onClick: onEdit },
        { label: t('action.delete'), icon: trashIcon, danger: true, onClick: () => void remove(note) },
      ]}
    />
  );
}
