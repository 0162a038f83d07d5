import { useT } from '@jahrring/tool-kit';
import { Button, Modal } from '@jahrring/ui';
import type { ReactNode } from 'react';

interface DialogFrameProps {
  title: string;
  /** Of the form that the button sends. */
  formId: string;
  saving: boolean;
  submitLabel?: string;
  size?: 'normal' | 'large';
  onClose: () => void;
  children: ReactNode;
}

/** The frame of every dialog of a machine. */
export function DialogFrame({
  title,
  formId,
  saving,
  submitLabel,
  size,
  onClose,
  children,
}: DialogFrameProps) {
  const t = useT('machine-control');
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      {...(size ? { size } : {})}
      actions={
        <>
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={saving}>
            {submitLabel ?? t('actions.save')}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
