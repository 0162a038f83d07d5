import type { RoleView } from '@jahrring/contracts-admin';
import { useAbility, useT, useUnsaved } from '@jahrring/tool-kit';
import { Badge, Button, ConfirmDialog, Row, Section, Stack, Text } from '@jahrring/ui';
import { useMemo, useState } from 'react';
import { checkIcon, restoreIcon } from '@jahrring/ui/icons';
import '../admin.css';
import { permissionGroups } from '../employees/permission-groups';
import { KeyReach } from './key-reach';
import type { Reach } from './reach-options';
import { useRoleSave } from './use-role-save';

type Grants = RoleView['grants'];

function differs(one: Grants, two: Grants): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(two)]);
  return [...keys].some((key) => one[key] !== two[key]);
}

interface RoleFormProps {
  role: RoleView;
  activePlugins: readonly string[];
  onReload: () => void;
}

/** Every key there is, and how far the role holds it. */
export function RoleForm({ role, activePlugins, onReload }: RoleFormProps) {
  const t = useT('admin');
  const [grants, setGrants] = useState<Grants>(role.grants);
  const groups = useMemo(() => permissionGroups(t, activePlugins), [t, activePlugins]);
  const dirty = differs(grants, role.grants);
  useUnsaved(dirty);
  const set = (key: string, reach: Reach) =>
    setGrants(({ [key]: _before, ...others }) => (reach === 'none' ? others : { ...others, [key]: reach }));
  return (
    <Stack gap={5}>
      <RoleHead role={role} grants={grants} dirty={dirty} onReload={onReload} />
      {groups.map((group) => (
        <Section key={group.tool} title={group.label}>
          <KeyList keys={group.keys} role={role} grants={grants} onChange={set} />
        </Section>
      ))}
    </Stack>
  );
}

interface RoleHeadProps {
  role: RoleView;
  grants: Grants;
  dirty: boolean;
  onReload: () => void;
}

function RoleHead({ role, grants, dirty, onReload }: RoleHeadProps) {
  const t = useT('admin');
  const [resetting, setResetting] = useState(false);
  const { save, reset, busy, conflict } = useRoleSave(role, onReload);
  const changed = differs(role.grants, role.defaults);
  return (
    <div className="admin-role-head">
      {conflict}
      <Row justify="between" align="start">
        <div>
          <Text>{t(`roleText.${role.role}`)}</Text>
          <Row>
            <Text tone="muted">{t('roles.members', { count: role.members })}</Text>
            {changed ? <Badge tone="petrol">{t('roles.changed')}</Badge> : null}
            {dirty ? <Badge tone="bernstein">{t('roles.unsaved')}</Badge> : null}
          </Row>
        </div>
        {role.editable ? (
          <Row>
            {changed ? (
              <Button icon={restoreIcon} onClick={() => setResetting(true)}>
                {t('roles.reset')}
              </Button>
            ) : null}
            <Button
              variant="primary"
              icon={checkIcon}
              disabled={!dirty}
              loading={busy}
              onClick={() => void save(grants)}
            >
              {t('hr.save')}
            </Button>
          </Row>
        ) : null}
      </Row>
      <ConfirmDialog
        opened={resetting}
        onClose={() => setResetting(false)}
        onConfirm={reset}
        title={t('roles.resetTitle', { role: t(`role.${role.role}`) })}
        confirmLabel={t('roles.reset')}
        danger
      >
        {t('roles.resetText')}
      </ConfirmDialog>
    </div>
  );
}

interface KeyListProps {
  keys: readonly { key: string; label: string }[];
  role: RoleView;
  grants: Grants;
  onChange: (key: string, reach: Reach) => void;
}

function KeyList({ keys, role, grants, onChange }: KeyListProps) {
  const { gradeOf } = useAbility();
  return (
    <ul className="admin-reaches">
      {keys.map(({ key, label }) => (
        <KeyReach
          key={key}
          permission={key}
          label={label}
          value={grants[key] ?? 'none'}
          now={role.grants[key] ?? 'none'}
          usual={role.defaults[key] ?? 'none'}
          held={gradeOf(key)}
          readOnly={!role.editable}
          onChange={(reach) => onChange(key, reach)}
        />
      ))}
    </ul>
  );
}
