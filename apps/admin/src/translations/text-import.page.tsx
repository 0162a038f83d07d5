import {
  superadminKey,
  textImportMaxBytes,
  textImportSettings,
  translatorKey,
} from '@jahrring/contracts-admin';
import type { TextImportSettings } from '@jahrring/contracts-admin';
import { locales, type Locale } from '@jahrring/contracts-common';
import type { TitledImportRow } from '@jahrring/contracts-common/imports';
import { useLocale, useSearchParams, useT } from '@jahrring/tool-kit';
import { ImportWizard, type ImportSpec } from '@jahrring/tool-kit/import';
import { PageFrame } from '@jahrring/ui';
import { Form, SelectField, useForm, useWatch } from '@jahrring/ui/form';
import { useEffect, useMemo } from 'react';
import { languageNames } from './translation-filter';
import { useTextsChanged } from './translations.api';

const list = '/translations';

function useTextImport(locale: Locale): ImportSpec<TextImportSettings> {
  const t = useT('admin');
  const [textsChanged] = useTextsChanged();
  const onWritten = useMemo(() => () => void textsChanged(undefined), [textsChanged]);
  return {
    url: '/api/admin/text-imports',
    page: `${list}/import`,
    list: `${list}?locale=${locale}`,
    permission: [translatorKey, superadminKey],
    accept: '.csv,.json',
    maxBytes: textImportMaxBytes,
    uploadFields: { locale },
    schema: textImportSettings,
    fields: [],
    fieldName: () => t('translations.text'),
    past: ({ settings }) => [languageNames[(settings as TextImportSettings).locale]],
    onWritten,
    rowName: (row) => {
      const { title, detail } = row as TitledImportRow;
      return { title, detail };
    },
    texts: {
      title: t('translations.import.title'),
      drop: t('translations.import.file'),
      dropText: t('translations.import.hint'),
      commit: (count) => t('translations.import.commit', { count }),
      kept: (count) => t('translations.import.kept', { count }),
      toList: t('translations.import.toList'),
    },
  };
}

/** Texts of a language out of a file, for the whole installation. */
export function Component() {
  const t = useT('admin');
  const [params, setParams] = useSearchParams();
  const current = useLocale();
  const asked = params.get('locale');
  const locale = locales.find((one) => one === asked) ?? (current === 'de' ? 'en' : current);
  const spec = useTextImport(locale);
  return (
    <PageFrame
      title={t('translations.import.title')}
      breadcrumbs={[{ label: t('title.translations'), to: list }]}
    >
      <ImportWizard spec={spec}>
        <LanguageChoice locale={locale} onChange={(next) => setParams({ locale: next }, { replace: true })} />
      </ImportWizard>
    </PageFrame>
  );
}

interface LanguageChoiceProps {
  locale: Locale;
  onChange: (locale: Locale) => void;
}

/** The language the file's texts are in, which the file itself does not tell. */
function LanguageChoice({ locale, onChange }: LanguageChoiceProps) {
  const t = useT('admin');
  const form = useForm<{ locale: Locale }>({ defaultValues: { locale } });
  const { locale: chosen = locale } = useWatch({ control: form.control });
  useEffect(() => {
    if (chosen !== locale) onChange(chosen);
  }, [chosen, locale, onChange]);
  return (
    <Form form={form} onSubmit={() => undefined} label={t('translations.language')} draft={false}>
      <SelectField
        name="locale"
        label={t('translations.language')}
        options={locales.map((value) => ({ value, label: languageNames[value] }))}
      />
    </Form>
  );
}
