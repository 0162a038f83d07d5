import { useT } from '@jahrring/tool-kit';
import { Button, Modal } from '@jahrring/ui';
import type { ReactNode } from 'react';

export interface FormDialogProps {
  title: string;
  /** Id of the form that the button submits. */
  formId: string;
  saving: boolean;
  /** "Save" unless told. */
  submitLabel?: string;
  size?: 'normal' | 'large';
  onClose: () => void;
  children: ReactNode;
}

/** A dialog around one form, with the buttons that cancel and submit it. */
export function FormDialog(props: FormDialogProps) {
  const { title, formId, saving, submitLabel, size, onClose, children } = props;
  const t = useT();
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
