import type { UserView } from '@jahrring/contracts-admin';
import { notify, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { Button, ConfirmDialog } from '@jahrring/ui';
import { useState } from 'react';
import { shieldIcon } from '@jahrring/ui/icons';
import { useRemoveSecondFactor } from '../admin.api';

/** For somebody who has lost device and recovery codes. */
export function RemoveSecondFactor({ user }: { user: UserView }) {
  const t = useT('admin');
  const attempt = useAttempt();
  const [opened, setOpened] = useState(false);
  const [remove] = useRemoveSecondFactor();
  const name = `${user.firstName} ${user.lastName}`;
  if (!user.secondFactor) return null;
  const confirm = async () => {
    await attempt(async () => {
      await remove(user.id).unwrap();
      notify.success(t('user.factorRemoved', { name }));
    });
    setOpened(false);
  };
  return (
    <>
      <Button icon={shieldIcon} onClick={() => setOpened(true)}>
        {t('user.factorRemove')}
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        onConfirm={confirm}
        title={t('user.factorRemove')}
        confirmLabel={t('user.factorRemove')}
        danger
      >
        {t('user.factorRemoveText', { name })}
      </ConfirmDialog>
    </>
  );
}
