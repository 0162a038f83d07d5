import type { EmployeeView, MembershipRole, RoleView } from '@jahrring/contracts-admin';
import { useAbility, useBoot, useT } from '@jahrring/tool-kit';
import { Badge, Checkbox, Section, Text } from '@jahrring/ui';
import { SwitchField, useField, useWatch } from '@jahrring/ui/form';
import { useMemo } from 'react';
import '../admin.css';
import { useRoles } from '../roles/roles.api';
import { RoleFields } from './employee-form-fields';
import type { TabProps } from './tab-props';
import { permissionGroups, permissionName } from './permission-groups';
import { permissionState, type PermissionState } from './permission-states';
import { TabForm } from './tab-form';

function toDraft(employee: EmployeeView) {
  return {
    role: employee.role === 'superadmin' ? ('admin' as const) : employee.role,
    active: employee.active,
    keys: employee.keys,
  };
}

/** The role, and what is added to it for this person alone. */
export function PermissionsTab({ employee, scope, activePlugins, onReload }: TabProps) {
  const t = useT('admin');
  const { user } = useBoot();
  const { data: roles } = useRoles(scope.roles);
  const readOnly = employee.userId === user.id && !user.superadmin;
  return (
    <TabForm
      scope={scope}
      employee={employee}
      toDraft={toDraft}
      label={t('hr.tab.permissions')}
      onReload={onReload}
    >
      <Section
        title={t('section.access')}
        {...(readOnly ? { description: t('employee.ownAccessNote') } : {})}
      >
        <RoleFields readOnly={readOnly} />
        <SwitchField
          name="active"
          label={t('field.active')}
          description={t('hint.active')}
          readOnly={readOnly}
        />
      </Section>
      {roles ? <SingleKeys roles={roles.items} activePlugins={activePlugins} readOnly={readOnly} /> : null}
    </TabForm>
  );
}

interface SingleKeysProps {
  roles: readonly RoleView[];
  activePlugins: readonly string[];
  readOnly: boolean;
}

function SingleKeys({ roles, activePlugins, readOnly }: SingleKeysProps) {
  const t = useT('admin');
  const { gradeOf } = useAbility();
  const groups = useMemo(() => permissionGroups(t, activePlugins), [t, activePlugins]);
  const role = useWatch<{ role: MembershipRole }, 'role'>({ name: 'role' });
  const label = t('hr.section.keys');
  const field = useField<string[]>({ name: 'keys', label }, (key) =>
    typeof key === 'string' ? permissionName(groups, key) : undefined,
  );
  const added = new Set(field.value);
  const facts = { role: roles.find((one) => one.role === role)?.grants ?? {}, added, heldByGiver: gradeOf };
  const toggle = (key: string, on: boolean) =>
    field.setValue(on ? [...added, key] : [...added].filter((one) => one !== key));
  if (role === 'blocked') return null;
  return (
    <Section title={label} description={t('hr.keysText')}>
      <div className="admin-keys">
        {groups.map((group) => {
          const states = group.keys.map((one) => ({ ...one, state: permissionState(one.key, facts) }));
          const count = states.filter(({ state }) => state.from !== 'none').length;
          return (
            <fieldset key={group.tool} className="admin-keys__group">
              <legend>
                {group.label}{' '}
                <Text tone="muted" size="small">
                  {t('hr.keysHeld', { count, total: states.length })}
                </Text>
              </legend>
              <div className="admin-keys__list">
                {states.map(({ key, label, state }) => (
                  <KeyRow
                    key={key}
                    label={label}
                    state={state}
                    readOnly={readOnly}
                    onChange={(on) => toggle(key, on)}
                  />
                ))}
              </div>
            </fieldset>
          );
        })}
      </div>
    </Section>
  );
}

interface KeyRowProps {
  label: string;
  state: PermissionState;
  readOnly: boolean;
  onChange: (on: boolean) => void;
}

/** Row of a key: keys of the role are ticked and fixed; added ones are ticked and marked; the rest is unticked. */
function KeyRow({ label, state, readOnly, onChange }: KeyRowProps) {
  const t = useT('admin');
  const { from, reach, restricts, mayAdd } = state;
  const note = from === 'none' ? undefined : t(`hr.key.${from}`, { reach: t(`hr.reach.${reach ?? 'all'}`) });
  const fixed = readOnly || (from === 'role' && !mayAdd) || (from === 'none' && !mayAdd);
  return (
    <span className="admin-key" data-from={from}>
      <Checkbox
        label={label}
        checked={from === 'added' || (from === 'role' && !mayAdd)}
        indeterminate={from === 'role' && mayAdd}
        onChange={onChange}
        disabled={fixed}
      />
      {restricts ? <Badge tone="bernstein">{t('hr.key.restricts')}</Badge> : null}
      {note ? <small>{note}</small> : null}
    </span>
  );
}
