import { dunningLevels, letterLanguages, type LetterLanguage } from '@jahrring/contracts-bookkeeping';
import { useT } from '@jahrring/tool-kit';
import { Section, SegmentedControl, Stack } from '@jahrring/ui';
import { TextAreaField, TextField } from '@jahrring/ui/form';
import { useState } from 'react';

/** Words that are replaced in a letter, as they are typed. */
const placeholders = Object.fromEntries(
  ['total', 'dueDate', 'number', 'name'].map((name) => [name, `{{${name}}}`]),
);

export function LetterWords() {
  const t = useT('bookkeeping');
  const [language, setLanguage] = useState<LetterLanguage>('de');
  return (
    <Section title={t('dunning.set.words')} description={t('dunning.set.wordsText', placeholders)}>
      <Stack gap={4}>
        <SegmentedControl
          label={t('dunning.set.language')}
          options={letterLanguages.map((one) => ({ value: one, label: one.toUpperCase() }))}
          value={language}
          onChange={setLanguage}
        />
        {dunningLevels.map((level) => (
          <Stack key={`${language} ${level}`} gap={3}>
            <TextField
              name={`dunning.texts.${language}.${level - 1}.title`}
              label={t('dunning.set.titleOf', { level: t(`dunning.level.${level}`) })}
            />
            <TextAreaField
              name={`dunning.texts.${language}.${level - 1}.text`}
              label={t('dunning.set.textOf', { level: t(`dunning.level.${level}`) })}
            />
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
