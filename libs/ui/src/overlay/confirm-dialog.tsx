import { useState, type ReactNode } from 'react';
import { Button } from '../button/button';
import { useUiTexts } from '../texts/ui-texts';
import { Modal } from './modal';

export interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  /** A promise keeps the dialog open, its button turning, until it has settled; a rejection leaves it open. */
  onConfirm: () => void | Promise<unknown>;
  title: string;
  children?: ReactNode;
  /** Says what happens ("Delete 3 entries"), not "OK". */
  confirmLabel?: string;
  danger?: boolean;
}

/** Asks before something that cannot be undone; everything else gets an undo instead. */
export function ConfirmDialog({
  opened,
  onClose,
  onConfirm,
  title,
  children,
  confirmLabel,
  danger = false,
}: ConfirmDialogProps) {
  const { t } = useUiTexts();
  const [busy, setBusy] = useState(false);
  const confirm = () => {
    setBusy(true);
    // A rejection leaves the dialog open for another try: the caller shows the reason.
    void Promise.resolve()
      .then(onConfirm)
      .then(onClose, () => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size="small"
      dismissible={!busy}
      actions={
        <>
          <Button onClick={onClose} disabled={busy} data-autofocus>
            {t('common.cancel')}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} loading={busy} onClick={confirm}>
            {confirmLabel ?? t('common.confirm')}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
