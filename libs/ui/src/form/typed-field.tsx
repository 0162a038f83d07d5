import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { FieldShell } from './field-shell';
import { useField, type Field, type FieldProps } from './use-field';

export interface TypedFieldProps<V> extends FieldProps {
  /** Answers undefined where the text says nothing; the schema then refuses the text itself. */
  parse: (text: string) => V | undefined;
  format: (value: V) => string;
  isValue: (value: unknown) => value is V;
  emptyValue: unknown;
  inputMode?: 'text' | 'numeric' | 'decimal';
  /** Drawn to the end side, as figures are. */
  figures?: boolean;
  suffix?: ReactNode;
  onKey?: (event: KeyboardEvent<HTMLInputElement>, value: V | undefined, set: (value: V) => void) => void;
  /** Beside a control that may be changed, for example the calendar button. */
  extra?: (field: Field<unknown>, set: (value: V) => void) => ReactNode;
}

/** A text control over a value of another kind: what is typed is read at once and written out properly when it is left. */
export function TypedField<V>(props: TypedFieldProps<V>) {
  const { parse, format, isValue, emptyValue, inputMode, figures, suffix, onKey, extra, ...base } = props;
  const field = useField<unknown>(props, (value) => (isValue(value) ? format(value) : undefined), {
    empty: emptyValue,
  });
  const [draft, setDraft] = useState<string | null>(null);
  const written = isValue(field.value)
    ? format(field.value)
    : typeof field.value === 'string'
      ? field.value
      : '';
  const type = (text: string) => {
    setDraft(text);
    field.setValue(text.trim() === '' ? emptyValue : (parse(text) ?? text));
  };
  const set = (value: V) => {
    setDraft(null);
    field.setValue(value);
  };
  return (
    <FieldShell id={field.id} error={field.error} {...base} required={field.required}>
      <span
        className="jr-control"
        data-invalid={field.invalid || undefined}
        data-disabled={base.disabled || undefined}
      >
        <input
          {...field.control}
          ref={field.ref}
          className={figures ? 'jr-control__input jr-control__input--figures' : 'jr-control__input'}
          type="text"
          inputMode={inputMode}
          autoComplete="off"
          spellCheck={false}
          value={draft ?? written}
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            setDraft(null);
            field.onBlur();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') setDraft(null);
            if (!field.readOnly) onKey?.(event, isValue(field.value) ? field.value : undefined, set);
          }}
          disabled={base.disabled}
          readOnly={field.readOnly}
          placeholder={base.placeholder}
          autoFocus={base.autoFocus}
          data-autofocus={base.autoFocus || undefined}
        />
        {suffix ? <span className="jr-control__affix">{suffix}</span> : null}
        {field.readOnly ? null : extra?.(field, set)}
      </span>
    </FieldShell>
  );
}
