import {
  dunningLevels,
  letterLanguages,
  type LetterLanguage,
  updateBookkeepingSettings,
  type BookkeepingSettingsView,
} from '@jahrring/contracts-bookkeeping';
import { useBoot, useT } from '@jahrring/tool-kit';
import { SettingsForm } from '@jahrring/tool-kit/form';
import { Columns, Section, SegmentedControl, Stack } from '@jahrring/ui';
import {
  MoneyField,
  NumberField,
  SwitchField,
  TextAreaField,
  TextField,
  useZodForm,
} from '@jahrring/ui/form';
import { useState } from 'react';
import { useSaveSettings, useSettings } from '../settings.api';

interface DunningSettingsProps {
  loaded: BookkeepingSettingsView;
  mayChange: boolean;
}

/** Words that are replaced in a letter, as they are typed. */
const placeholders = Object.fromEntries(
  ['total', 'dueDate', 'number', 'name'].map((name) => [name, `{{${name}}}`]),
);
const none = { title: null, text: null };

/** Returns the form's values: each language with words for each level. */
function toValues({ version: _version, usual: _usual, ...values }: BookkeepingSettingsView) {
  const texts = Object.fromEntries(
    letterLanguages.map((language) => [language, values.dunning.texts[language] ?? [none, none, none]]),
  );
  return { ...values, dunning: { ...values.dunning, texts } };
}

/** Days, fees and interest of each level, and the letters' own words. */
export function DunningSettings({ loaded, mayChange }: DunningSettingsProps) {
  const t = useT('bookkeeping');
  const { licence } = useBoot();
  const form = useZodForm(updateBookkeepingSettings, toValues(loaded));
  const [save] = useSaveSettings();
  const { refetch } = useSettings();
  return (
    <SettingsForm
      form={form}
      label={t('dunning.title')}
      record={loaded}
      toDraft={toValues}
      onSave={(changed, { version }) => save({ version, values: changed }).unwrap()}
      onReload={refetch}
      readOnly={!mayChange}
    >
      {dunningLevels.map((level) => (
        <Section key={level} title={t(`dunning.level.${level}`)}>
          <Columns>
            <NumberField
              name={`dunning.levels.${level - 1}.afterDays`}
              label={t(level === 1 ? 'dunning.set.afterDue' : 'dunning.set.afterTerm')}
              required
            />
            <NumberField
              name={`dunning.levels.${level - 1}.termDays`}
              label={t('dunning.set.termDays')}
              required
            />
            <MoneyField
              name={`dunning.levels.${level - 1}.fee`}
              label={t('dunning.set.fee')}
              currency={licence.currency}
              required
            />
          </Columns>
          <SwitchField name={`dunning.levels.${level - 1}.interest`} label={t('dunning.set.interest')} />
        </Section>
      ))}
      <Section title={t('settings.limits')}>
        <Columns>
          <TextField
            name="dunning.interestRate"
            label={t('dunning.set.rate')}
            description={t('dunning.set.rateText')}
            inputMode="decimal"
          />
          <NumberField
            name="dunning.leastInterval"
            label={t('dunning.set.leastInterval')}
            description={t('dunning.set.leastIntervalText')}
            required
          />
          <MoneyField
            name="dunning.leastTotal"
            label={t('dunning.set.leastTotal')}
            currency={licence.currency}
            required
          />
        </Columns>
      </Section>
      <LetterWords />
    </SettingsForm>
  );
}

function LetterWords() {
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
