import type { LicenceOwner } from '@jahrring/contracts-admin';
import { notify, problemText, requestJson, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import {
  Badge,
  Button,
  Card,
  ConfirmDialog,
  ErrorState,
  IconButton,
  Modal,
  Skeletons,
  Text,
} from '@jahrring/ui';
import { type EntityItem, EntityPicker, Form, useForm } from '@jahrring/ui/form';
import { trashIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { useLicenceOwners, useNameLicenceOwner, useRemoveLicenceOwner } from './owners.api';

const formId = 'licence-owner';

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
      {query.error ? (
        <ErrorState onRetry={() => void query.refetch()}>{problemText(t, query.error)}</ErrorState>
      ) : null}
      {!items && !query.error ? <Skeletons lines={2} /> : null}
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
  const toast = useProblemToast();
  const [asking, setAsking] = useState(false);
  const [remove] = useRemoveLicenceOwner();
  const { employeeId, name, email, phone, active, namedBy, namedAt } = owner;
  const confirm = async () => {
    try {
      await remove({ licenceId, employeeId }).unwrap();
      notify.success(t('owner.removed', { name }));
    } catch (error) {
      toast(error);
    }
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

/** Active admins of the licence by name. */
async function searchAdmins(base: string, search: string, signal: AbortSignal): Promise<EntityItem[]> {
  const params = { search, 'filter[active]': 'true', 'filter[role]': 'admin' };
  const { items } = await requestJson<{ items: { id: string; name: string }[] }>(
    { url: base, params },
    signal,
  );
  return items.map(({ id, name }) => ({ id, label: name }));
}

function NameOwner({ licenceId, onClose }: { licenceId: string; onClose: () => void }) {
  const t = useT('admin');
  const toast = useProblemToast();
  const form = useForm<{ employeeId: string | null }>({ defaultValues: { employeeId: null } });
  const [name, { isLoading }] = useNameLicenceOwner();
  const base = `/api/admin/licences/${licenceId}/employees`;
  const save = async ({ employeeId }: { employeeId: string | null }) => {
    if (!employeeId) return;
    try {
      await name({ licenceId, employeeId }).unwrap();
      notify.success(t('owner.named'));
      onClose();
    } catch (error) {
      toast(error);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('owner.name')}
      size="small"
      actions={
        <>
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={isLoading}>
            {t('owner.name')}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} onSubmit={save} label={t('owner.name')}>
        <EntityPicker
          name="employeeId"
          label={t('owner.person')}
          description={t('owner.hint')}
          onSearch={(search, signal) => searchAdmins(base, search, signal)}
          required
        />
      </Form>
    </Modal>
  );
}
