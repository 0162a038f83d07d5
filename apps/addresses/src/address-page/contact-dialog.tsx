import {
  contactRoles,
  type ContactView,
  createContact,
  type CreateContact,
} from '@jahrring/contracts-addresses';
import { useT } from '@jahrring/tool-kit';
import { startValues } from '@jahrring/tool-kit/start-values';
import { SelectField, TextAreaField, TextField, useZodForm } from '@jahrring/ui/form';
import { PartDrawer } from '../part-drawer';
import { useContacts, useCreateContact, useUpdateContact } from './contacts.api';

interface ContactDialogProps {
  addressId: string;
  /** None: a new one. */
  contact: ContactView | undefined;
  onClose: () => void;
}

const texts = { firstName: '', lastName: '', function: '', phone: '', mobile: '', email: '', notes: '' };
const toDraft = (contact: ContactView | undefined) => startValues({ role: 'other', ...texts }, contact);

/** One person to ask, new or changed. */
export function ContactDialog({ addressId, contact, onClose }: ContactDialogProps) {
  const t = useT('addresses');
  const form = useZodForm(createContact, toDraft(contact));
  const [create] = useCreateContact();
  const [update] = useUpdateContact();
  const { refetch } = useContacts(addressId);
  const save = (body: CreateContact, stored: ContactView | undefined) =>
    stored
      ? update({ addressId, id: stored.id, version: stored.version, body }).unwrap()
      : create({ addressId, body }).unwrap();
  return (
    <PartDrawer
      form={form}
      title={t(contact ? 'contact.edit' : 'contact.add')}
      saved={t('contact.saved')}
      record={contact}
      toDraft={toDraft}
      refetch={refetch}
      save={save}
      onClose={onClose}
    >
      <TextField name="firstName" label={t('contact.firstName')} />
      <TextField name="lastName" label={t('contact.lastName')} />
      <SelectField
        name="role"
        label={t('contact.roleLabel')}
        options={contactRoles.map((value) => ({ value, label: t(`contact.role.${value}`) }))}
      />
      <TextField name="function" label={t('contact.function')} />
      <TextField name="phone" type="tel" label={t('field.phone')} />
      <TextField name="mobile" type="tel" label={t('field.mobile')} />
      <TextField name="email" type="email" label={t('field.email')} />
      <TextAreaField name="notes" label={t('field.notes')} />
    </PartDrawer>
  );
}
