import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode } from 'react';
import { useState } from 'react';
import { IconButton } from '../button/icon-button';
import { eyeIcon, eyeOffIcon } from '../icons';
import { useUiTexts } from '../texts/ui-texts';
import { FieldShell } from './field-shell';
import { useField, type FieldProps } from './use-field';

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  maxLength?: number;
  /** Inside the control, before and after the text. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Value of an emptied field: default `''`, `null` for nullable fields. */
  emptyValue?: '' | null;
}

/** One line of text. A password field can be shown. */
export function TextField(props: TextFieldProps) {
  const {
    type = 'text',
    autoComplete,
    inputMode,
    maxLength,
    prefix,
    suffix,
    emptyValue = '',
    ...base
  } = props;
  const { t } = useUiTexts();
  const field = useField<string | null | undefined>(props);
  const [visible, setVisible] = useState(false);
  const password = type === 'password';
  return (
    <FieldShell id={field.id} error={field.error} {...base}>
      <span
        className="jr-control"
        data-invalid={field.invalid || undefined}
        data-disabled={base.disabled || undefined}
      >
        {prefix ? <span className="jr-control__affix">{prefix}</span> : null}
        <input
          {...field.control}
          ref={field.ref}
          className="jr-control__input"
          type={password && visible ? 'text' : type}
          value={field.value ?? ''}
          onChange={(event) => field.setValue(event.target.value === '' ? emptyValue : event.target.value)}
          onBlur={field.onBlur}
          disabled={base.disabled}
          readOnly={base.readOnly}
          placeholder={base.placeholder}
          autoFocus={base.autoFocus}
          data-autofocus={base.autoFocus || undefined}
          autoComplete={autoComplete ?? (password ? 'current-password' : 'off')}
          inputMode={inputMode}
          maxLength={maxLength}
          spellCheck={type === 'text' ? undefined : false}
        />
        {suffix ? <span className="jr-control__affix">{suffix}</span> : null}
        {password ? (
          <IconButton
            icon={visible ? eyeOffIcon : eyeIcon}
            size="small"
            label={t(visible ? 'form.hidePassword' : 'form.showPassword')}
            onClick={() => setVisible((before) => !before)}
          />
        ) : null}
      </span>
    </FieldShell>
  );
}

export interface TextAreaFieldProps extends FieldProps {
  rows?: number;
  maxLength?: number;
  /** Shows how many characters of `maxLength` are used. */
  withCounter?: boolean;
  emptyValue?: '' | null;
}

/** Several lines of text; grows with its content where the browser can. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { rows = 3, maxLength, withCounter = false, emptyValue = '', ...base } = props;
  const { t } = useUiTexts();
  const field = useField<string | null | undefined>(props);
  const counter =
    withCounter && maxLength
      ? t('form.characters', { used: (field.value ?? '').length, max: maxLength })
      : undefined;
  return (
    <FieldShell id={field.id} error={field.error} {...base}>
      <span
        className="jr-control"
        data-invalid={field.invalid || undefined}
        data-disabled={base.disabled || undefined}
      >
        <textarea
          {...field.control}
          ref={field.ref}
          className="jr-control__input jr-control__input--area"
          rows={rows}
          value={field.value ?? ''}
          onChange={(event) => field.setValue(event.target.value === '' ? emptyValue : event.target.value)}
          onBlur={field.onBlur}
          disabled={base.disabled}
          readOnly={base.readOnly}
          placeholder={base.placeholder}
          autoFocus={base.autoFocus}
          data-autofocus={base.autoFocus || undefined}
          maxLength={maxLength}
        />
      </span>
      {counter ? <span className="jr-field__counter">{counter}</span> : null}
    </FieldShell>
  );
}
