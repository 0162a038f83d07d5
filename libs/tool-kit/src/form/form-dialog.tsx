import { useT } from '@jahrring/tool-kit';
import { Button, Modal } from '@jahrring/ui';
import { Form, type FormProps } from '@jahrring/ui/form';
import { useId, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

export interface FormDialogProps<TIn extends FieldValues, TOut> extends Omit<
  FormProps<TIn, TOut>,
  'id' | 'readOnly'
> {
  title: string;
  /** Its button says that it is being saved; as long as the form is being submitted unless told. */
  saving?: boolean;
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
}

/** A dialog around one form, with the buttons that cancel and submit it. */
export function FormDialog<TIn extends FieldValues, TOut>(props: FormDialogProps<TIn, TOut>) {
  const { title, saving, submitLabel, danger, size, dismissible, further, onClose, ...form } = props;
  const t = useT();
  const id = useId();
  const { isSubmitting } = form.form.formState;
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
          <Button
            variant={danger ? 'danger' : 'primary'}
            type="submit"
            form={id}
            loading={saving ?? isSubmitting}
          >
            {submitLabel ?? t('actions.save')}
          </Button>
        </>
      }
    >
      <Form {...form} id={id} />
    </Modal>
  );
}
