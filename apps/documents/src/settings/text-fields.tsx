import { documentLanguages, textVariables, type DocumentLanguage } from '@jahrring/contracts-documents';
import { useT } from '@jahrring/tool-kit';
import { Columns, Section, Tabs, type TabItem } from '@jahrring/ui';
import { TextAreaField, TextField } from '@jahrring/ui/form';
import { useState } from 'react';

const everyLanguage = 'general';

/** Fields for the texts before and after the lines of a document, by language, with placeholders. */
export function TextFields() {
  const t = useT('documents');
  const [language, setLanguage] = useState<string>('de');
  const items: TabItem[] = [
    ...documentLanguages.map((value) => ({
      value,
      label: t(`language.${value}`),
      panel: <TextsOfLanguage language={value} />,
    })),
    { value: everyLanguage, label: t('settings.general'), panel: <GeneralTexts /> },
  ];
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
      <div className="documents-languages">
        <Tabs label={t('settings.field.language')} items={items} value={language} onChange={setLanguage} />
      </div>
    </Section>
  );
}

/** For languages that have none of their own. */
function GeneralTexts() {
  const t = useT('documents');
  return (
    <Columns>
      {(['intro', 'closing'] as const).map((part) => (
        <TextAreaField
          key={part}
          name={`${part}Text`}
          label={t(`settings.field.${part}`)}
          description={t('settings.hint.general')}
        />
      ))}
    </Columns>
  );
}

function TextsOfLanguage({ language }: { language: DocumentLanguage }) {
  const t = useT('documents');
  const path = `texts.${language}`;
  return (
    <Columns>
      {(['header', 'footer'] as const).map((part) => (
        <TextAreaField key={part} name={`${path}.${part}`} label={t(`settings.field.${part}`)} />
      ))}
      {(['intro', 'closing'] as const).map((part) => (
        <TextAreaField key={part} name={`${path}.${part}`} label={t(`settings.field.${part}`)} />
      ))}
      <TextField
        name={`${path}.mailSubject`}
        label={t('settings.field.mailSubject')}
        description={t('settings.hint.mail')}
      />
      <TextAreaField
        name={`${path}.mail`}
        label={t('settings.field.mail')}
        description={t('settings.hint.mailText')}
      />
    </Columns>
  );
}
