import type { RoleView } from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import { Badge, Button, ConfirmDialog, Popover, Row, Stack, Text } from '@jahrring/ui';
import { restoreIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { isShaped } from './role-drafts';

interface RoleHeadProps {
  role: RoleView;
  /** Rejects where it did not work. */
  onReset: (role: RoleView) => Promise<void>;
}

/** The role's name over its column; what it is for, who has it and its reset behind it. */
export function RoleHead({ role, onReset }: RoleHeadProps) {
  const t = useT('admin');
  const [resetting, setResetting] = useState(false);
  const name = t(`role.${role.role}`);
  const shaped = isShaped(role);
  return (
    <th scope="col">
      <Popover
        label={name}
        align="end"
        trigger={(trigger) => (
          <button type="button" className="admin-matrix__role" data-shaped={shaped || undefined} {...trigger}>
            {name}
          </button>
        )}
      >
        {(close) => (
          <div className="admin-matrix__about">
            <Stack gap={3}>
              <Text strong>{name}</Text>
              <Text>{t(`roleText.${role.role}`)}</Text>
              <Row>
                <Text tone="muted">{t('roles.members', { count: role.members })}</Text>
                {shaped ? <Badge tone="petrol">{t('roles.changed')}</Badge> : null}
              </Row>
              {role.editable ? null : (
                <Text tone="muted">{t(role.role === 'admin' ? 'roles.fixed' : 'roles.own')}</Text>
              )}
              {role.editable && shaped ? (
                <div>
                  <Button
                    icon={restoreIcon}
                    onClick={() => {
                      close();
                      setResetting(true);
                    }}
                  >
                    {t('roles.reset')}
                  </Button>
                </div>
              ) : null}
            </Stack>
          </div>
        )}
      </Popover>
      <ConfirmDialog
        opened={resetting}
        onClose={() => setResetting(false)}
        onConfirm={() => onReset(role)}
        title={t('roles.resetTitle', { role: name })}
        confirmLabel={t('roles.reset')}
        danger
      >
        {t('roles.resetText')}
      </ConfirmDialog>
    </th>
  );
}
