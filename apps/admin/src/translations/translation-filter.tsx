import { type TranslationList, translationShows } from '@jahrring/contracts-admin';
import { type Locale, locales } from '@jahrring/contracts-common';
import { useT } from '@jahrring/tool-kit';
import { SegmentedControl } from '@jahrring/ui';
import { Form, SelectField, TextField, useForm, useWatch } from '@jahrring/ui/form';
import { useEffect } from 'react';

export type Shown = (typeof translationShows)[number];

export interface TextFilter {
  locale: Locale;
  namespace: string | null;
  search: string;
  show: Shown;
}

const typingPauseMs = 250;

/** Names of languages in themselves: the same in every interface language. */
export const languageNames: Readonly<Record<Locale, string>> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  ro: 'Română',
  bo: 'བོད་ཡིག (bo)',
};

export interface TranslationFilterProps {
  filter: TextFilter;
  onChange: (patch: Partial<TextFilter>) => void;
  list: Pick<TranslationList, 'namespaces' | 'counts'> | undefined;
}

/** Filter by language, tool and words. */
export function TranslationFilter({ filter, onChange, list }: TranslationFilterProps) {
  const t = useT('admin');
  const { locale, namespace, search } = filter;
  const form = useForm({ defaultValues: { locale, namespace, search } });
  const typed = useWatch({ control: form.control });
  useEffect(() => {
    const same = typed.locale === locale && typed.namespace === namespace && (typed.search ?? '') === search;
    if (same) return undefined;
    const patch = { ...typed, search: typed.search ?? '' } as Partial<TextFilter>;
    const timer = setTimeout(() => onChange(patch), typed.search === search ? 0 : typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed, locale, namespace, search, onChange]);
  const count = (shown: Shown) => (list ? ` (${list.counts[shown]})` : '');
  return (
    <Form form={form} onSubmit={() => undefined} label={t('translations.filter')} draft={false}>
      <div className="admin-texts__filter">
        <SelectField
          name="locale"
          label={t('translations.language')}
          options={locales.map((value) => ({ value, label: languageNames[value] }))}
        />
        <SelectField
          name="namespace"
          label={t('translations.namespace')}
          clearable
          placeholder={t('translations.allNamespaces')}
          options={(list?.namespaces ?? []).map((value) => ({ value, label: value }))}
        />
        <TextField name="search" type="search" label={t('translations.search')} />
      </div>
      <SegmentedControl
        label={t('translations.show')}
        value={filter.show}
        onChange={(show) => onChange({ show })}
        options={translationShows.map((value) => ({
          value,
          label: `${t(`translations.shows.${value}`)}${count(value)}`,
        }))}
      />
    </Form>
  );
}
