import { translationShows } from '@jahrring/contracts-admin';
import { useLocale, useSearchParams } from '@jahrring/tool-kit';
import { type Locale, locales } from '@jahrring/contracts-common';
import { useCallback } from 'react';
import { type TextFilter } from './translation-filter';

/** The language the texts are written in: nobody translates from it into itself. */
const source: Locale = 'de';

export function useFilter(): [TextFilter, (patch: Partial<TextFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const current = useLocale();
  const asked = params.get('locale');
  const filter: TextFilter = {
    locale: locales.find((one) => one === asked) ?? (current === source ? 'en' : current),
    namespace: params.get('namespace'),
    search: params.get('search') ?? '',
    show: translationShows.find((one) => one === params.get('show')) ?? 'all',
  };
  const change = useCallback(
    (patch: Partial<TextFilter>) => {
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(patch)) {
            if (value) next.set(name, String(value));
            else next.delete(name);
          }
          return next;
        },
        { replace: true },
      );
    },
    [setParams],
  );
  return [filter, change];
}
