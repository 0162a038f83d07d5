import { notify, requestJson, useT } from '@jahrring/tool-kit';
import { FormDialog, useAttempt } from '@jahrring/tool-kit/form';
import { type EntityItem, EntityPicker, useForm } from '@jahrring/ui/form';
import { useNameLicenceOwner } from './owners.api';

/** Active admins of the licence by name. */
async function searchAdmins(base: string, search: string, signal: AbortSignal): Promise<EntityItem[]> {
  const params = { search, 'filter[active]': 'true', 'filter[role]': 'admin' };
  const { items } = await requestJson<{ items: { id: string; name: string }[] }>(
    { url: base, params },
    signal,
  );
  return items.map(({ id, name }) => ({ id, label: name }));
}

export function NameOwner({ licenceId, onClose }: { licenceId: string; onClose: () => void }) {
  const t = useT('admin');
  const attempt = useAttempt();
  const form = useForm<{ employeeId: string | null }>({ defaultValues: { employeeId: null } });
  const [name, { isLoading }] = useNameLicenceOwner();
  const base = `/api/admin/licences/${licenceId}/employees`;
  const save = async ({ employeeId }: { employeeId: string | null }) => {
    if (!employeeId) return;
    await attempt(async () => {
      await name({ licenceId, employeeId }).unwrap();
      notify.success(t('owner.named'));
      onClose();
    });
  };
  return (
    <FormDialog
      title={t('owner.name')}
      form={form}
      label={t('owner.name')}
      saving={isLoading}
      submitLabel={t('owner.name')}
      size="small"
      onSubmit={save}
      onClose={onClose}
    >
      <EntityPicker
        name="employeeId"
        label={t('owner.person')}
        description={t('owner.hint')}
        onSearch={(search, signal) => searchAdmins(base, search, signal)}
        required
      />
    </FormDialog>
  );
}
