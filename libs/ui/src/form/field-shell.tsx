import { useId, type ReactNode } from 'react';
import type { FieldProps } from './use-field';
import './form.css';
import '../texts/parts/form';
import { Icon } from '../icon/icon';
import { alertIcon } from '../icons';
import { useUiTexts } from '../texts/ui-texts';
import { useErrorText, type ShownError } from './error-text';

export interface FieldShellProps extends Pick<
  FieldProps,
  'label' | 'description' | 'required' | 'hideLabel'
> {
  id: string;
  error?: ShownError | undefined;
  /** For controls that are no single element: a group with a legend. */
  as?: 'field' | 'group';
  children: ReactNode;
}

/** Label above, control, description and error below. */
export function FieldShell({
  id,
  label,
  description,
  required,
  hideLabel,
  error,
  as = 'field',
  children,
}: FieldShellProps) {
  const { t } = useUiTexts();
  const labelId = useId();
  const text = (
    <>
      {label}
      {required ? (
        <span className="jr-field__required" aria-hidden="true" title={t('common.required')}>
          *
        </span>
      ) : null}
    </>
  );
  const labelClass = hideLabel ? 'jr-hidden' : 'jr-field__label';
  return (
    <div className="jr-field" {...(as === 'group' ? { role: 'group', 'aria-labelledby': labelId } : {})}>
      {as === 'group' ? (
        <span id={labelId} className={labelClass}>
          {text}
        </span>
      ) : (
        <label htmlFor={id} className={labelClass}>
          {text}
        </label>
      )}
      {children}
      <FieldNotes id={id} description={description} error={error} />
    </div>
  );
}

/** Description and error, in the elements the control points at. */
export function FieldNotes({
  id,
  description,
  error,
}: Pick<FieldShellProps, 'id' | 'description' | 'error'>) {
  const errorText = useErrorText();
  return (
    <>
      {error ? (
        <span id={`${id}-error`} className="jr-field__error">
          <Icon name={alertIcon} size={16} />
          <span>{errorText(error)}</span>
        </span>
      ) : null}
      {description === undefined ? null : (
        <span id={`${id}-hint`} className="jr-field__hint">
          {description}
        </span>
      )}
    </>
  );
}
