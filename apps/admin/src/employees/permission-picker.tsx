import { useT } from '@jahrring/tool-kit';
import { Checkbox, Text } from '@jahrring/ui';
import { useField } from '@jahrring/ui/form';
import { useMemo } from 'react';
import '../admin.css';
import { permissionGroups, permissionName } from './permission-groups';

interface PermissionPickerProps {
  activePlugins: readonly string[];
  /** Keys the giver holds; others cannot be given. */
  mayGive: (key: string) => boolean;
}

/** Single permissions of one person, besides those of the role. */
export function PermissionPicker({ activePlugins, mayGive }: PermissionPickerProps) {
  const t = useT('admin');
  const groups = useMemo(() => permissionGroups(t, activePlugins), [t, activePlugins]);
  const label = t('hr.section.keys');
  const field = useField<string[]>({ name: 'keys', label }, (key) =>
    typeof key === 'string' ? permissionName(groups, key) : undefined,
  );
  const chosen = new Set(field.value);
  const toggle = (key: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(key);
    else next.delete(key);
    field.setValue([...next]);
  };
  return (
    <div className="admin-keys">
      {groups.map((group) => (
        <fieldset key={group.tool} className="admin-keys__group">
          <legend>
            {group.label}{' '}
            <Text tone="muted" size="small">
              {t('permission.chosen', { count: group.keys.filter(({ key }) => chosen.has(key)).length })}
            </Text>
          </legend>
          <div className="admin-keys__list">
            {group.keys.map(({ key, label }) => (
              <Checkbox
                key={key}
                label={label}
                checked={chosen.has(key)}
                onChange={(on) => toggle(key, on)}
                disabled={!chosen.has(key) && !mayGive(key)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
