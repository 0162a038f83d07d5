import { type MessageAudience, messageAudiences } from '@jahrring/contracts-admin';
import { requestJson, useT } from '@jahrring/tool-kit';
import { type EntityItem, EntityPicker, SelectField, useWatch } from '@jahrring/ui/form';
import { AudienceTarget } from '../audience-target';

interface FoundUsers {
  items: { id: string; firstName: string; lastName: string; email: string }[];
}

async function searchUsers(search: string, signal: AbortSignal): Promise<EntityItem[]> {
  const params = { search, pageSize: 25, sort: 'lastName,firstName' };
  const { items } = await requestJson<FoundUsers>({ url: '/api/admin/users', params }, signal);
  return items.map(({ id, firstName, lastName, email }) => ({
    id,
    label: `${firstName} ${lastName}`,
    description: email,
  }));
}

const chosen: readonly MessageAudience[] = messageAudiences.filter((audience) => audience !== 'reply');

/** To whom: for those who run the installation; everybody else writes to them. `selected` names what is chosen already. */
export function AddressFields({ selected }: { selected: EntityItem | null }) {
  const t = useT('admin');
  return (
    <div className="admin-fields admin-fields--halves">
      <SelectField
        name="audience"
        label={t('mailbox.audience')}
        options={chosen.map((value) => ({ value, label: t(`mailbox.audiences.${value}`) }))}
        required
      />
      <TargetField selected={selected} />
    </div>
  );
}

function TargetField({ selected }: { selected: EntityItem | null }) {
  const t = useT('admin');
  const audience = useWatch<{ audience: MessageAudience }, 'audience'>({ name: 'audience' });
  if (audience !== 'person') return <AudienceTarget audience={audience} licence={selected} />;
  return (
    <EntityPicker
      name="userId"
      label={t('mailbox.person')}
      onSearch={searchUsers}
      selected={selected}
      required
    />
  );
}
