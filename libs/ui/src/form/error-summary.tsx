import { useEffect, useRef } from 'react';
import { useFormState, type FieldErrors } from 'react-hook-form';
import { Icon } from '../icon/icon';
import { alertIcon } from '../icons';
import { useUiTexts } from '../texts/ui-texts';
import { useErrorText, type ShownError } from './error-text';

export interface ErrorSummaryProps {
  /** Counts the refused submits; each one moves the focus. */
  failures: number;
  entryOf: (name: string) => { id: string; label: string } | undefined;
}

interface Listed extends ShownError {
  name: string;
}

/** Every error of the tree with its dotted name. */
export function listErrors(errors: FieldErrors, prefix = ''): Listed[] {
  return Object.entries(errors).flatMap(([key, value]) => {
    if (value === null || typeof value !== 'object') return [];
    const name = `${prefix}${key}`;
    if ('type' in value && (typeof value.type === 'string' || 'message' in value)) {
      return [{ ...(value as ShownError), name }];
    }
    return listErrors(value as FieldErrors, `${name}.`);
  });
}

/**
 * Errors that prevent the form from being saved. A single wrong field gets the focus itself; several get this list,
 * with a link to each (WCAG 3.3.1).
 */
export function ErrorSummary({ failures, entryOf }: ErrorSummaryProps) {
  const { t } = useUiTexts();
  const errorText = useErrorText();
  const { errors } = useFormState();
  const box = useRef<HTMLDivElement>(null);
  const listed = listErrors(errors);
  const handled = useRef(0);
  useEffect(() => {
    if (failures === handled.current || listed.length === 0) return;
    handled.current = failures;
    const [only] = listed;
    const entry = listed.length === 1 && only ? entryOf(only.name) : undefined;
    const target = entry ? document.getElementById(entry.id) : box.current;
    target?.focus();
    target?.scrollIntoView?.({ block: 'center' });
  });
  const shown = failures > 0 && (listed.length > 1 || listed.some((error) => !entryOf(error.name)));
  if (!shown) return null;
  return (
    <div className="jr-error-summary" role="alert" tabIndex={-1} ref={box} data-tone="rot">
      <p className="jr-error-summary__title">
        <Icon name={alertIcon} size={18} />
        {t('form.summary', { count: listed.length })}
      </p>
      <ul>
        {listed.map((error) => {
          const entry = entryOf(error.name);
          const text = errorText(error);
          return (
            <li key={error.name}>
              {entry ? (
                <a
                  href={`#${entry.id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(entry.id)?.focus();
                  }}
                >
                  {entry.label}: {text}
                </a>
              ) : (
                text
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
