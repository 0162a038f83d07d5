import type { RoleView } from '@jahrring/contracts-admin';
import { useBoot, useSearchParams, useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { Button, EmptyState, Row, SegmentedControl, Stack, useNarrow } from '@jahrring/ui';
import { SearchBox } from '@jahrring/ui/search';
import { useMemo, useState } from 'react';
import { permissionGroups } from '../employees/permission-groups';
import { RoleChoice } from './role-choice';
import { changedKeys, type RowFilter, rowFilters, visibleGroups } from './role-drafts';
import { RoleLegend } from './role-legend';
import { RoleMatrix } from './role-matrix';
import { useRoles } from './roles.api';
import './roles.css';
import { useRoleChanges } from './use-role-changes';

/** Permissions of each role in this licence. */
export function Component() {
  const t = useT('admin');
  const { data, error, refetch } = useRoles('/api/admin/roles', { refetchOnMountOrArgChange: true });
  return (
    <SettingsFrame
      title={t('title.roles')}
      subtitle={t('roles.subtitle')}
      breadcrumbs={[{ label: t('title.employees'), to: '/settings/employees' }]}
    >
      {data ? <Roles roles={data.items} onReload={() => void refetch()} /> : null}
      {data ? null : <QueryState query={{ error, refetch }} lines={10} />}
    </SettingsFrame>
  );
}

/** The roles of the address; without one all of them, on a phone the first that can be changed. */
function useShownRoles(roles: readonly RoleView[]) {
  const [search, setSearch] = useSearchParams();
  const narrow = useNarrow();
  const named = search.get('role')?.split(',') ?? [];
  const chosen = roles.filter(({ role }) => named.includes(role));
  const firstEditable = roles.find(({ editable }) => editable) ?? roles[0];
  const usual = narrow && firstEditable ? [firstEditable] : roles;
  return {
    shown: chosen.length > 0 ? chosen : usual,
    show: (names: readonly string[]) =>
      setSearch(names.length === roles.length && !narrow ? {} : { role: names.join(',') }, { replace: true }),
  };
}

function Roles({ roles, onReload }: { roles: readonly RoleView[]; onReload: () => void }) {
  const t = useT('admin');
  const { licence } = useBoot();
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<RowFilter>('all');
  const { shown, show } = useShownRoles(roles);
  const changes = useRoleChanges(roles, onReload);
  const groups = useMemo(() => permissionGroups(t, licence.plugins), [t, licence.plugins]);
  const { drafts } = changes;
  const rows = visibleGroups(groups, { search, filter, roles: shown, drafts });
  return (
    <Stack gap={4}>
      <div className="admin-roles__tools">
        <SearchBox label={t('roles.search')} value={search} onChange={setSearch} />
        <SegmentedControl
          label={t('roles.rows')}
          options={rowFilters.map((value) => ({ value, label: t(`roles.filter.${value}`) }))}
          value={filter}
          onChange={setFilter}
        />
        <RoleChoice roles={roles} shown={shown} onChange={show} />
      </div>
      <RoleLegend />
      {rows.length > 0 ? (
        <RoleMatrix
          roles={shown}
          groups={rows}
          drafts={drafts}
          onChange={changes.set}
          onReset={changes.reset}
        />
      ) : (
        <EmptyState
          title={t('roles.noneFound')}
          action={
            <Button
              onClick={() => {
                setSearch('');
                setFilter('all');
              }}
            >
              {t('roles.showRows')}
            </Button>
          }
        />
      )}
      <SaveBar {...changes} />
    </Stack>
  );
}

function SaveBar({ changed, drafts, busy, save, discard }: ReturnType<typeof useRoleChanges>) {
  const t = useT('admin');
  if (changed.length === 0) return null;
  const keys = changed.reduce((sum, role) => sum + changedKeys(drafts, role).length, 0);
  const names = changed.map(({ role }) => t(`role.${role}`)).join(', ');
  return (
    <div className="admin-roles__save" role="status" data-lower-edge>
      <span>{t('roles.unsaved', { count: keys, roles: names })}</span>
      <Row>
        <Button onClick={discard} disabled={busy}>
          {t('roles.discard')}
        </Button>
        <Button variant="primary" loading={busy} onClick={() => void save()}>
          {t('hr.save')}
        </Button>
      </Row>
    </div>
  );
}
