import { documentLanguages, textVariables, type DocumentLanguage } from '@jahrring/contracts-documents';
import { useT } from '@jahrring/tool-kit';
import { Stack, Tabs, Text } from '@jahrring/ui';
import { TextAreaField, TextField } from '@jahrring/ui/form';
import { useState } from 'react';

/** The template's own words by language, with placeholders; what stays empty comes from the settings. */
export function TemplateTextFields() {
  const t = useT('documents');
  const [language, setLanguage] = useState<string>('de');
  return (
    <Stack gap={4}>
      <Text tone="muted">{t('template.hint.texts')}</Text>
      <span className="documents-variables">
        {textVariables.map((name) => (
          <code key={name}>{`{${name}}`}</code>
        ))}
      </span>
      <Tabs
        label={t('settings.field.language')}
        items={documentLanguages.map((value) => ({
          value,
          label: t(`language.${value}`),
          panel: <TextsOfLanguage language={value} />,
        }))}
        value={language}
        onChange={setLanguage}
      />
    </Stack>
  );
}

function TextsOfLanguage({ language }: { language: DocumentLanguage }) {
  const t = useT('documents');
  const path = `content.texts.${language}`;
  return (
    <Stack gap={4}>
      <TextField
        name={`${path}.heading`}
        label={t('template.field.heading')}
        description={t('template.hint.heading')}
        emptyValue=""
      />
      {(['header', 'footer'] as const).map((part) => (
        <TextAreaField key={part} name={`${path}.${part}`} label={t(`settings.field.${part}`)} />
      ))}
      {(['intro', 'closing'] as const).map((part) => (
        <TextAreaField key={part} name={`${path}.${part}`} label={t(`settings.field.${part}`)} />
      ))}
    </Stack>
  );
}
