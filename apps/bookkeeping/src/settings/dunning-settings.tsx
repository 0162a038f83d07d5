import {
  dunningLevels,
  letterLanguages,
  updateBookkeepingSettings,
  type BookkeepingSettingsView,
} from '@jahrring/contracts-bookkeeping';
import { useBoot, useT } from '@jahrring/tool-kit';
import { SettingsForm } from '@jahrring/tool-kit/form';
import { Columns, Section } from '@jahrring/ui';
import { MoneyField, NumberField, SwitchField, TextField, useZodForm } from '@jahrring/ui/form';
import { useSaveSettings, useSettings } from '../settings.api';
import { LetterWords } from './letter-words';

interface DunningSettingsProps {
  loaded: BookkeepingSettingsView;
  mayChange: boolean;
}
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
            />
            <NumberField name={`dunning.levels.${level - 1}.termDays`} label={t('dunning.set.termDays')} />
            <MoneyField
              name={`dunning.levels.${level - 1}.fee`}
              label={t('dunning.set.fee')}
              currency={licence.currency}
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
          />
          <MoneyField
            name="dunning.leastTotal"
            label={t('dunning.set.leastTotal')}
            currency={licence.currency}
          />
        </Columns>
      </Section>
      <LetterWords />
    </SettingsForm>
  );
}
