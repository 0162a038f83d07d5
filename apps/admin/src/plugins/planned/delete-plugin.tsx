import type { PlannedPluginView } from '@jahrring/contracts-admin';
import { notify, useProblemToast, useT } from '@jahrring/tool-kit';
import { Button, ConfirmDialog } from '@jahrring/ui';
import { trashIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { useDeletePlannedPlugin } from '../../tools/tools.api';

interface DeletePluginProps {
  plugin: PlannedPluginView;
  name: string;
  onDeleted: () => void;
}

/** Takes a plugin out again, which nobody can have while it is planned. */
export function DeletePlugin({ plugin, name, onDeleted }: DeletePluginProps) {
  const t = useT('admin');
  const toast = useProblemToast();
  const [opened, setOpened] = useState(false);
  const [remove] = useDeletePlannedPlugin();
  const confirm = async () => {
    try {
      await remove({ id: plugin.id, version: plugin.version }).unwrap();
      notify.success(t('planned.deleted', { name }));
      onDeleted();
    } catch (error) {
      setOpened(false);
      toast(error);
    }
  };
  return (
    <>
      <Button icon={trashIcon} onClick={() => setOpened(true)}>
        {t('planned.delete')}
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        onConfirm={confirm}
        title={t('planned.delete')}
        confirmLabel={t('planned.delete')}
        danger
      >
        {t('planned.deleteText', { name })}
      </ConfirmDialog>
    </>
  );
}
