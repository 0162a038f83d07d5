import {
  addressNoteLimits,
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
  onClose: () => void;
}

/** A note with the day of what it tells. */
export function NoteDialog({ addressId, note, onClose }: NoteDialogProps) {
  const t = useT('addresses');
  const { licence } = useBoot();
  const form = useZodForm(createAddressNote, {
    text: note?.text ?? '',
    notedOn: note?.notedOn ?? localDateAt(Date.now(), licence.timeZone),
  });
  const [create] = useCreateNote();
  const [update] = useUpdateNote();
  const save = async (body: CreateAddressNote) => {
    if (note) await update({ addressId, id: note.id, version: note.version, body }).unwrap();
    else await create({ addressId, body }).unwrap();
  };
  return (
    <PartDrawer
      form={form}
      title={t(note ? 'note.edit' : 'note.add')}
      saved={t('note.saved')}
      save={save}
      onClose={onClose}
    >
      <TextAreaField name="text" label={t('note.text')} maxLength={addressNoteLimits.text} required />
      <DateField name="notedOn" label={t('note.notedOn')} emptyValue={undefined} withHint />
    </PartDrawer>
  );
}
