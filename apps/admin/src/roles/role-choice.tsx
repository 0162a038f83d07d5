import type { RoleView } from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import { Button, Checkbox, Popover, Stack } from '@jahrring/ui';
import { columnsIcon } from '@jahrring/ui/icons';

interface RoleChoiceProps {
  roles: readonly RoleView[];
  shown: readonly RoleView[];
  onChange: (roles: readonly string[]) => void;
}

/** Choice of the roles shown side by side; at least one is shown. */
export function RoleChoice({ roles, shown, onChange }: RoleChoiceProps) {
  const t = useT('admin');
  const chosen = new Set(shown.map(({ role }) => role));
  const toggle = (role: RoleView['role'], on: boolean) =>
    onChange(roles.map((one) => one.role).filter((one) => (one === role ? on : chosen.has(one))));
  return (
    <Popover
      label={t('roles.choose')}
      align="end"
      trigger={(trigger) => (
        <Button icon={columnsIcon} {...trigger}>
          {t('roles.shown', { count: shown.length, total: roles.length })}
        </Button>
      )}
    >
      {() => (
        <div className="admin-matrix__about">
          <Stack gap={1}>
            {roles.map(({ role }) => (
              <Checkbox
                key={role}
                label={t(`role.${role}`)}
                checked={chosen.has(role)}
                disabled={chosen.size === 1 && chosen.has(role)}
                onChange={(on) => toggle(role, on)}
              />
            ))}
            <div>
              <Button size="small" variant="quiet" onClick={() => onChange(roles.map(({ role }) => role))}>
                {t('roles.showAll')}
              </Button>
            </div>
          </Stack>
        </div>
      )}
    </Popover>
  );
}
