import type { AddressView, ContactView } from '@jahrring/contracts-addresses';
import { useAbility, useT } from '@jahrring/tool-kit';
import { useRemoval } from '@jahrring/tool-kit/form';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { ActionMenu, Avatar, Badge, Button, Card, EmptyState, Row, Stack } from '@jahrring/ui';
import { editIcon, mailIcon, phoneIcon, plusIcon, trashIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { ContactDialog } from './contact-dialog';
import './contacts.css';
import { useContacts, useDeleteContact, useRestoreContact } from './contacts.api';

/** Whom to ask at the address: called or written to with one tap. */
export function ContactsTab({ address }: { address: AddressView }) {
  const t = useT('addresses');
  const { canAny } = useAbility();
  const { data, error, refetch } = useContacts(address.id);
  const [edited, setEdited] = useState<ContactView | 'new'>();
  const mayWrite = canAny(['tools.address.manage', 'tools.address.update']) && address.deletedAt === null;
  const add = mayWrite ? (
    <Button variant="primary" icon={plusIcon} onClick={() => setEdited('new')}>
      {t('contact.add')}
    </Button>
  ) : undefined;
  return (
    <Stack gap={4}>
      {data && data.items.length > 0 ? <Row justify="end">{add}</Row> : null}
      {data ? null : <QueryState query={{ error, refetch }} lines={4} lineHeight="5rem" />}
      {data?.items.length === 0 ? (
        <EmptyState title={t('contact.none')} action={add}>
          {t('contact.noneText')}
        </EmptyState>
      ) : null}
      {data && data.items.length > 0 ? (
        <ul className="addresses-contacts">
          {data.items.map((contact) => (
            <li key={contact.id}>
              <ContactCard contact={contact} onEdit={mayWrite ? () => setEdited(contact) : undefined} />
            </li>
          ))}
        </ul>
      ) : null}
      {edited ? (
        <ContactDialog
          addressId={address.id}
          contact={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </Stack>
  );
}

const nameOf = ({ firstName, lastName }: ContactView) => [firstName, lastName].filter(Boolean).join(' ');

interface ContactCardProps {
  contact: ContactView;
  /** None: the reader may only look. */
  onEdit: (() => void) | undefined;
}

function ContactCard({ contact, onEdit }: ContactCardProps) {
  const t = useT('addresses');
  const name = nameOf(contact);
  const { phone, mobile, email } = contact;
  return (
    <Card>
      <article className="addresses-contact" aria-label={name}>
        <Avatar name={name} decorative />
        <div className="addresses-contact__text">
          <Row>
            <strong>{name}</strong>
            <Badge>{t(`contact.role.${contact.role}`)}</Badge>
          </Row>
          {contact.function ? <p>{contact.function}</p> : null}
          {contact.notes ? <p className="addresses-contact__notes">{contact.notes}</p> : null}
          <Row>
            {[phone, mobile].map((number) =>
              number ? (
                <Button key={number} size="small" icon={phoneIcon} href={`tel:${number.replaceAll(' ', '')}`}>
                  {number}
                </Button>
              ) : null,
            )}
            {email ? (
              <Button size="small" icon={mailIcon} href={`mailto:${email}`}>
                {email}
              </Button>
            ) : null}
          </Row>
        </div>
        {onEdit ? <ContactMenu contact={contact} name={name} onEdit={onEdit} /> : null}
      </article>
    </Card>
  );
}

function ContactMenu({ contact, name, onEdit }: { contact: ContactView; name: string; onEdit: () => void }) {
  const t = useT('addresses');
  const [removeOne] = useDeleteContact();
  const [restoreOne] = useRestoreContact();
  const { remove } = useRemoval({
    remove: ({ addressId, id, version }: ContactView) => removeOne({ addressId, id, version }).unwrap(),
    restore: ({ addressId, id }: ContactView) => restoreOne({ addressId, id }).unwrap(),
    removed: () => t('message.deleted', { name }),
  });
  return (
    <ActionMenu
      label={t('contact.more', { name })}
      items={[
        { label: t('contact.edit'), icon: editIcon, onClick: onEdit },
        { label: t('action.delete'), icon: trashIcon, danger: true, onClick: () => void remove(contact) },
      ]}
    />
  );
}
