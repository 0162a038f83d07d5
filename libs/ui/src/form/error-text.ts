import { useCallback } from 'react';
import { useUiTexts } from '../texts/ui-texts';

export interface ShownError {
  type?: unknown;
  /** A message key (`validation.max`) or a finished sentence from the server. */
  message?: unknown;
  params?: Readonly<Record<string, string | number>>;
}

const keyPattern = /^[\w-]+(:[\w.-]+|\.[\w.-]+)$/;

/** Answers an error's sentence in the language of the interface. */
export function useErrorText(): (error: ShownError) => string {
  const { t } = useUiTexts();
  return useCallback(
    (error) => {
      const message = typeof error.message === 'string' ? error.message : '';
      if (!keyPattern.test(message)) return message === '' ? t('validation.invalid') : message;
      const text = t(message, error.params);
      return text === message ? t('validation.invalid') : text;
    },
    [t],
  );
}
