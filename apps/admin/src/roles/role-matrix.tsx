import { type RoleView, restrictingKeys } from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import { Badge } from '@jahrring/ui';
import { Fragment } from 'react';
import type { PermissionGroup } from '../employees/permission-groups';
import { ReachCell } from './reach-cell';
import type { Reach } from './reach-options';
import { draftReach, type RoleDrafts, savedReach, usualReach } from './role-drafts';
import { RoleHead } from './role-head';
import './roles.css';
import { useCellKeys } from './use-cell-keys';

interface RoleMatrixProps {
  roles: readonly RoleView[];
  groups: readonly PermissionGroup[];
  drafts: RoleDrafts;
  onChange: (role: RoleView, key: string, reach: Reach) => void;
  onReset: (role: RoleView) => Promise<void>;
}

/** Keys down, roles across: who holds what, and how far. */
export function RoleMatrix({ roles, groups, drafts, onChange, onReset }: RoleMatrixProps) {
  const t = useT('admin');
  const { stop, setStop, onKeyDown } = useCellKeys();
  const first = groups[0]?.keys[0]?.key;
  const firstRole = roles.find(({ editable }) => editable)?.role;
  const shownKeys = new Set(groups.flatMap(({ keys }) => keys.map(({ key }) => key)));
  const [stopRole, stopKey] = stop?.split(' ') ?? [];
  const there = roles.some(({ role }) => role === stopRole) && shownKeys.has(stopKey ?? '');
  const current = there ? stop : `${firstRole} ${first}`;
  return (
    <div className="admin-matrix" data-few={roles.length <= 3 || undefined}>
      <table onKeyDown={onKeyDown}>
        <caption className="jr-hidden">{t('roles.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('roles.key')}</th>
            {roles.map((role) => (
              <RoleHead key={role.role} role={role} onReset={onReset} />
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <Fragment key={group.tool}>
              <tr className="admin-matrix__group">
                <th scope="rowgroup" colSpan={roles.length + 1}>
                  <span>{group.label}</span>
                </th>
              </tr>
              {group.keys.map(({ key, label }) => (
                <tr key={key}>
                  <th scope="row">
                    {label}
                    {restrictingKeys.includes(key) ? (
                      <>
                        {' '}
                        <Badge tone="bernstein">{t('hr.key.restricts')}</Badge>
                      </>
                    ) : null}
                  </th>
                  {roles.map((role) => (
                    <td key={role.role}>
                      <ReachCell
                        permission={key}
                        label={t('roles.cell', {
                          role: t(`role.${role.role}`),
                          group: group.label,
                          key: label,
                        })}
                        value={draftReach(drafts, role, key)}
                        saved={savedReach(role, key)}
                        usual={usualReach(role, key)}
                        readOnly={!role.editable}
                        tabStop={current === `${role.role} ${key}`}
                        onFocus={() => setStop(`${role.role} ${key}`)}
                        onChange={(reach) => onChange(role, key, reach)}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
