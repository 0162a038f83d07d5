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
  /** As the form's schema has it unless told. */
  maxLength?: number;
  /** Inside the control, before and after the text. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Value of an emptied field: default `''`, `null` for nullable fields. */
  emptyValue?: '' | null;
}

/** One line of text. A password field can be shown. */
export function TextField(props: TextFieldProps) {
  const { type = 'text', autoComplete, inputMode, prefix, suffix, emptyValue = '', ...base } = props;
  const { t } = useUiTexts();
  const field = useField<string | null | undefined>(props, undefined, { empty: emptyValue });
  const [visible, setVisible] = useState(false);
  const password = type === 'password';
  return (
    <FieldShell id={field.id} error={field.error} {...base} required={field.required}>
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
          readOnly={field.readOnly}
          placeholder={base.placeholder}
          autoFocus={base.autoFocus}
          data-autofocus={base.autoFocus || undefined}
          autoComplete={autoComplete ?? (password ? 'current-password' : 'off')}
          inputMode={inputMode}
          maxLength={field.maxLength}
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
  /** As the form's schema has it unless told. */
  maxLength?: number;
  /** Shows how many characters of `maxLength` are used. */
  withCounter?: boolean;
  emptyValue?: '' | null;
}

/** Several lines of text; grows with its content where the browser can. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { rows = 3, withCounter = false, emptyValue = '', ...base } = props;
  const { t } = useUiTexts();
  const field = useField<string | null | undefined>(props, undefined, { empty: emptyValue });
  const counter =
    withCounter && field.maxLength
      ? t('form.characters', { used: (field.value ?? '').length, max: field.maxLength })
      : undefined;
  return (
    <FieldShell id={field.id} error={field.error} {...base} required={field.required}>
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
          readOnly={field.readOnly}
          placeholder={base.placeholder}
          autoFocus={base.autoFocus}
          data-autofocus={base.autoFocus || undefined}
          maxLength={field.maxLength}
        />
      </span>
      {counter ? <span className="jr-field__counter">{counter}</span> : null}
    </FieldShell>
  );
}
