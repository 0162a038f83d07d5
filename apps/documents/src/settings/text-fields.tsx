import {
  documentLanguages,
  documentLimits,
  documentSettingsLimits,
  textVariables,
  type DocumentLanguage,
} from '@jahrring/contracts-documents';
import { useT } from '@jahrring/tool-kit';
import { Columns, Section, SegmentedControl, Stack, TextAreaField } from '@jahrring/ui';
import { useState } from 'react';

const everyLanguage = 'general';

/** What stands around the lines of a document, by language, with placeholders. */
export function TextFields() {
  const t = useT('documents');
  const [language, setLanguage] = useState<string>('de');
  const options = [...documentLanguages, everyLanguage].map((value) => ({
    value,
    label: value === everyLanguage ? t('settings.general') : t(`language.${value}`),
  }));
  return (
    <Section
      title={t('settings.section.texts')}
      description={
        <>
          {t('settings.hint.texts')}{' '}
          <span className="documents-variables">
            {textVariables.map((name) => (
              <code key={name}>{`{${name}}`}</code>
            ))}
          </span>
        </>
      }
    >
      <Stack>
        <SegmentedControl
          label={t('settings.field.language')}
          value={language}
          onChange={setLanguage}
          options={options}
        />
        {documentLanguages.map((one) =>
          one === language ? <TextsOfLanguage key={one} language={one} /> : null,
        )}
        {language === everyLanguage ? (
          <Columns>
            <TextAreaField
              name="introText"
              label={t('settings.field.intro')}
              description={t('settings.hint.general')}
              maxLength={documentLimits.text}
            />
            <TextAreaField
              name="closingText"
              label={t('settings.field.closing')}
              description={t('settings.hint.general')}
              maxLength={documentLimits.text}
            />
          </Columns>
        ) : null}
      </Stack>
    </Section>
  );
}

function TextsOfLanguage({ language }: { language: DocumentLanguage }) {
  const t = useT('documents');
  const path = `texts.${language}`;
  return (
    <Columns>
      {(['header', 'footer'] as const).map((part) => (
        <TextAreaField
          key={part}
          name={`${path}.${part}`}
          label={t(`settings.field.${part}`)}
          maxLength={documentSettingsLimits.headerText}
        />
      ))}
      {(['intro', 'closing'] as const).map((part) => (
        <TextAreaField
          key={part}
          name={`${path}.${part}`}
          label={t(`settings.field.${part}`)}
          maxLength={documentLimits.text}
        />
      ))}
    </Columns>
  );
}
