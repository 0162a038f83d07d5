import { useT } from '@jahrring/tool-kit';
import { Button, Modal } from '@jahrring/ui';
import type { ReactNode } from 'react';

interface TimberDialogProps {
  title: string;
  /** Of the form that the button sends. */
  formId: string;
  saving: boolean;
  submitLabel?: string;
  size?: 'normal' | 'large';
  onClose: () => void;
  children: ReactNode;
}

/** The frame of every dialog of a lot. */
export function TimberDialog({
  title,
  formId,
  saving,
  submitLabel,
  size,
  onClose,
  children,
}: TimberDialogProps) {
  const t = useT('timber');
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      {...(size ? { size } : {})}
      actions={
        <>
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={saving}>
            {submitLabel ?? t('dialog.save')}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
