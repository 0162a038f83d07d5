import { useT } from '@jahrring/tool-kit';
import { Button, Modal } from '@jahrring/ui';
import type { ReactNode } from 'react';

interface DialogFrameProps {
  title: string;
  /** Of the form that the button sends. */
  formId: string;
  saving: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of every dialog of a machine. */
export function DialogFrame({ title, formId, saving, onClose, children }: DialogFrameProps) {
  const t = useT('machine-control');
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={saving}>
            {t('actions.save')}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
