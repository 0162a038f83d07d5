import type { RoleView } from '@jahrring/contracts-admin';
import { problemText, SettingsFrame, useBoot, useSearchParams, useT } from '@jahrring/tool-kit';
import { Alert, ErrorState, Skeletons, Stack } from '@jahrring/ui';
import { RoleForm } from './role-form';
import { useRoles } from './roles.api';

/** What each role holds in this licence. */
export function Component() {
  const t = useT('admin');
  const [search] = useSearchParams();
  const { data, error, refetch } = useRoles('/api/admin/roles', { refetchOnMountOrArgChange: true });
  const roles = data?.items ?? [];
  const shown = roles.find(({ role }) => role === search.get('role')) ?? roles[0];
  return (
    <SettingsFrame
      title={t('title.roles')}
      subtitle={t('roles.subtitle')}
      breadcrumbs={[{ label: t('title.employees'), to: '/settings/employees' }]}
      tabs={roles.map(({ role }) => ({
        label: t(`role.${role}`),
        to: `/settings/roles?role=${role}`,
        active: role === shown?.role,
      }))}
    >
      {shown ? <ShownRole role={shown} onReload={() => void refetch()} /> : null}
      {!shown && error ? (
        <ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>
      ) : null}
      {!shown && !error ? <Skeletons lines={10} /> : null}
    </SettingsFrame>
  );
}

function ShownRole({ role, onReload }: { role: RoleView; onReload: () => void }) {
  const t = useT('admin');
  const { licence } = useBoot();
  return (
    <Stack gap={5}>
      {role.editable ? null : (
        <Alert kind="info">{t(role.role === 'admin' ? 'roles.fixed' : 'roles.own')}</Alert>
      )}
      <RoleForm
        key={`${role.role} ${role.version}`}
        role={role}
        activePlugins={licence.plugins}
        onReload={onReload}
      />
    </Stack>
  );
}
