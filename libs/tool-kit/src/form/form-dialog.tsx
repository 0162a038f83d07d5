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
  /** Submitting it cannot be undone. */
  danger?: boolean;
  size?: 'small' | 'normal' | 'large';
  /** True if a click beside it or Escape closes it (default: true). */
  dismissible?: boolean;
  /** Further buttons, before the others. */
  further?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog around one form, with the buttons that cancel and submit it. */
export function FormDialog(props: FormDialogProps) {
  const { title, formId, saving, submitLabel, danger, size, dismissible, further, onClose, children } = props;
  const t = useT();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      {...(size ? { size } : {})}
      {...(dismissible === undefined ? {} : { dismissible })}
      actions={
        <>
          {further}
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          <Button variant={danger ? 'danger' : 'primary'} type="submit" form={formId} loading={saving}>
            {submitLabel ?? t('actions.save')}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
