import {
  type AddressNoteView,
  createAddressNote,
  type CreateAddressNote,
} from '@jahrring/contracts-addresses';
import { localDateAt } from '@jahrring/contracts-common';
import { useBoot, useT } from '@jahrring/tool-kit';
import { DateField, TextAreaField, useZodForm } from '@jahrring/ui/form';
import { PartDrawer } from '../part-drawer';
import { useCreateNote, useUpdateNote } from './follow-up.api';

interface NoteDialogProps {
  addressId: string;
  /** None: a new one. */
  note: AddressNoteView | undefined;
  /** Reads the notes again that it was found among. */
  refetch: () => { unwrap: () => Promise<{ items: readonly AddressNoteView[] }> };
  onClose: () => void;
}

/** A note with the day of what it tells. */
export function NoteDialog({ addressId, note, refetch, onClose }: NoteDialogProps) {
  const t = useT('addresses');
  const { licence } = useBoot();
  const draftOf = (stored: AddressNoteView | undefined): CreateAddressNote => ({
    text: stored?.text ?? '',
    notedOn: stored?.notedOn ?? localDateAt(Date.now(), licence.timeZone),
  });
  const form = useZodForm(createAddressNote, draftOf(note));
  const [create] = useCreateNote();
  const [update] = useUpdateNote();
  const save = (body: CreateAddressNote, stored: AddressNoteView | undefined) =>
    stored
      ? update({ addressId, id: stored.id, version: stored.version, body }).unwrap()
      : create({ addressId, body }).unwrap();
  return (
    <PartDrawer
      form={form}
      title={t(note ? 'note.edit' : 'note.add')}
      saved={t('note.saved')}
      record={note}
      toDraft={draftOf}
      refetch={refetch}
      save={save}
      onClose={onClose}
    >
      <TextAreaField name="text" label={t('note.text')} />
      <DateField name="notedOn" label={t('note.notedOn')} leftOutWhenEmpty withHint />
    </PartDrawer>
  );
}
