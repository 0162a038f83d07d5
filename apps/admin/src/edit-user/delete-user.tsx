import type { UserView } from '@jahrring/contracts-admin';
import { notify, useBoot, useProblemToast, useT } from '@jahrring/tool-kit';
import { Button, ConfirmDialog } from '@jahrring/ui';
import { useState } from 'react';
import { trashIcon } from '@jahrring/ui/icons';
import { useDeleteUser } from '../admin.api';

/** Takes somebody out of every licence; the service says when that cannot be. */
export function DeleteUser({ user, onDeleted }: { user: UserView; onDeleted: () => void }) {
  const t = useT('admin');
  const self = useBoot().user.id;
  const toast = useProblemToast();
  const [opened, setOpened] = useState(false);
  const [remove] = useDeleteUser();
  const name = `${user.firstName} ${user.lastName}`;
  if (user.id === self) return null;
  const confirm = async () => {
    try {
      await remove({ id: user.id, version: user.version }).unwrap();
      notify.success(t('user.deleted', { name }));
      onDeleted();
    } catch (error) {
      setOpened(false);
      toast(error);
    }
  };
  return (
    <>
      <Button icon={trashIcon} onClick={() => setOpened(true)}>
        {t('user.delete')}
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        onConfirm={confirm}
        title={t('user.delete')}
        confirmLabel={t('user.delete')}
        danger
      >
        {t('user.deleteText', { name })}
      </ConfirmDialog>
    </>
  );
}
