import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '../button/button';
import { useUiTexts } from '../texts/ui-texts';

export interface FormActionsProps {
  /** Says what happens; "Save" unless given. */
  submitLabel?: string;
  onCancel?: () => void;
  /** More buttons before the primary one. */
  children?: ReactNode;
  /** Hidden note while there is nothing to save; shows "Not saved" when there is. */
  withState?: boolean;
}

/** The foot of a form; stays in the thumb zone on narrow screens. */
export function FormActions({ submitLabel, onCancel, children, withState = true }: FormActionsProps) {
  const { t } = useUiTexts();
  const { isSubmitting, isDirty } = useFormState();
  return (
    <div className="jr-form-actions">
      {withState && isDirty && !isSubmitting ? (
        <span className="jr-form-actions__state">{t('form.unsaved')}</span>
      ) : null}
      {onCancel ? (
        <Button onClick={onCancel} disabled={isSubmitting}>
          {t('common.cancel')}
        </Button>
      ) : null}
      {children}
      <Button type="submit" variant="primary" loading={isSubmitting}>
        {submitLabel ?? t('common.save')}
      </Button>
    </div>
  );
}
