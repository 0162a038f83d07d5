import { countries, currencies, units } from '@jahrring/contracts-common';
import type { SelectOption } from '@jahrring/ui/form';
import { useMemo } from 'react';
import { useT } from '../i18n/use-t';
import { useLocale } from '../state/locale';
import { type NumberedResource, useDropdownAnswer, useNumberedAnswer } from './settings-options';

interface Choice {
  value: string;
  label: string;
  active: boolean;
}

/** Returns the choices that are offered, and the record's present one, even if it is not offered any more. */
export function offered(choices: readonly Choice[], present?: string | null): SelectOption[] {
  return choices
    .filter(({ value, active }) => active || value === present)
    .map(({ value, label }) => ({ value, label }));
}

/**
 * Company parts, centres or accounts of the licence, as `100 Holzernte`; `present` is the record's own. They are asked for
 * once they are `wanted`.
 */
export function useNumberedOptions(
  resource: NumberedResource,
  present?: string | null,
  wanted = true,
): SelectOption[] {
  const { data } = useNumberedAnswer(resource, { skip: !wanted });
  return useMemo(() => {
    const choices = (data?.items ?? []).map(({ id, number, title, active }) => ({
      value: id,
      label: `${number} ${title}`,
      active,
    }));
    return offered(choices, present);
  }, [data, present]);
}

/** The values of one of the licence's lists, in its order; `present` is the record's own. */
function useDropdownOptions(key: string, present?: string | null): SelectOption[] {
  const locale = useLocale();
  const { data } = useDropdownAnswer({ key, locale });
  return useMemo(() => {
    const choices = (data?.items ?? []).map(({ value, text, active }) => ({ value, label: text, active }));
    return offered(choices, present);
  }, [data, present]);
}

/** Every unit, or those the licence uses, in its order; `present` is the record's own. */
export function useUnitOptions(present?: string | null): SelectOption[] {
  const t = useT();
  const listed = useDropdownOptions('unit', present);
  return useMemo(() => {
    const known = new Set<string>(units);
    const used = listed.filter(({ value }) => known.has(value)).map(({ value }) => value);
    const values = used.length > 0 ? used : units;
    return values.map((value) => ({ value, label: t(`units.${value}`) }));
  }, [listed, t]);
}

export function useCountryOptions(): SelectOption[] {
  const t = useT();
  return useMemo(() => countries.map((value) => ({ value, label: t(`countries.${value}`) })), [t]);
}

export function useCurrencyOptions(): SelectOption[] {
  const t = useT();
  return useMemo(() => currencies.map((value) => ({ value, label: t(`currencies.${value}`) })), [t]);
}
