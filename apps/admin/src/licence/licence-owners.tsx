import type { LicenceOwner } from '@jahrring/contracts-admin';
import { notify, useFormat, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Badge, Button, Card, ConfirmDialog, IconButton, Text } from '@jahrring/ui';
import { trashIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { useLicenceOwners, useRemoveLicenceOwner } from './owners.api';
import { NameOwner } from './name-owner';

/** People who answer for a licence to the operator. */
export function LicenceOwners({ licenceId }: { licenceId: string }) {
  const t = useT('admin');
  const query = useLicenceOwners(licenceId, { refetchOnMountOrArgChange: true });
  const [naming, setNaming] = useState(false);
  const items = query.currentData?.items;
  return (
    <Card
      title={t('owner.title')}
      actions={
        <Button size="small" onClick={() => setNaming(true)}>
          {t('owner.name')}
        </Button>
      }
    >
      {query.error || !items ? <QueryState query={query} lines={2} /> : null}
      {items?.length === 0 ? <Text tone="muted">{t('owner.none')}</Text> : null}
      {items && items.length > 0 ? (
        <ul className="admin-rows">
          {items.map((owner) => (
            <OwnerRow key={owner.employeeId} licenceId={licenceId} owner={owner} />
          ))}
        </ul>
      ) : null}
      {naming ? <NameOwner licenceId={licenceId} onClose={() => setNaming(false)} /> : null}
    </Card>
  );
}

function OwnerRow({ licenceId, owner }: { licenceId: string; owner: LicenceOwner }) {
  const t = useT('admin');
  const format = useFormat();
  const attempt = useAttempt();
  const [asking, setAsking] = useState(false);
  const [remove] = useRemoveLicenceOwner();
  const { employeeId, name, email, phone, active, namedBy, namedAt } = owner;
  const confirm = async () => {
    await attempt(async () => {
      await remove({ licenceId, employeeId }).unwrap();
      notify.success(t('owner.removed', { name }));
    });
    setAsking(false);
  };
  return (
    <li className="admin-rows__row">
      <span className="admin-rows__main">
        {name}
        <small>
          <a href={`mailto:${email}`}>{email}</a>
        </small>
        {phone ? <small>{phone}</small> : null}
        <small>{t('owner.since', { day: format.date(namedAt), person: namedBy })}</small>
        {active ? null : <Badge tone="bernstein">{t('owner.inactive')}</Badge>}
      </span>
      <IconButton icon={trashIcon} label={t('owner.removeOf', { name })} onClick={() => setAsking(true)} />
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={t('owner.removeOf', { name })}
        confirmLabel={t('owner.remove')}
        danger
      >
        {t('owner.removeText')}
      </ConfirmDialog>
    </li>
  );
}
