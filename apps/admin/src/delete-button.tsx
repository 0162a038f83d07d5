import { notify, useProblemToast } from '@jahrring/tool-kit';
import { Button, ConfirmDialog } from '@jahrring/ui';
import { trashIcon } from '@jahrring/ui/icons';
import { useState } from 'react';

interface DeleteButtonProps {
  label: string;
  /** Question of the dialog that confirms it. */
  text: string;
  /** Notification after the record was deleted. */
  deleted: string;
  remove: () => Promise<unknown>;
  onDeleted: () => void;
}

/** Deletes a record for good, once that is confirmed; the service says when that cannot be. */
export function DeleteButton({ label, text, deleted, remove, onDeleted }: DeleteButtonProps) {
  const toast = useProblemToast();
  const [opened, setOpened] = useState(false);
  const confirm = async () => {
    try {
      await remove();
      notify.success(deleted);
      onDeleted();
    } catch (error) {
      setOpened(false);
      toast(error);
    }
  };
  return (
    <>
      <Button icon={trashIcon} onClick={() => setOpened(true)}>
        {label}
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        onConfirm={confirm}
        title={label}
        confirmLabel={label}
        danger
      >
        {text}
      </ConfirmDialog>
    </>
  );
}
