import { measuringRules, updateTimberSettings, type TimberSettings } from '@jahrring/contracts-timber';
import { useT } from '@jahrring/tool-kit';
import { SettingsForm, withoutVersion } from '@jahrring/tool-kit/form';
import { Columns, Section, Stack } from '@jahrring/ui';
import { NumberField, SelectField, TextField, useZodForm } from '@jahrring/ui/form';
import { BarkFields } from './bark-fields';
import { ConversionFields } from './conversion-fields';
import { useTimberSettings, useUpdateTimberSettings } from './settings.api';
import { Assortments } from './assortments';

/** Returns the form's values of the settings. */
const toValues = withoutVersion<TimberSettings>;

export type SettingsTab = 'measuring' | 'bark' | 'conversion';

interface TimberSettingsFormProps {
  tab: SettingsTab;
  loaded: TimberSettings;
  mayChange: boolean;
}

/** Form for how the licence measures; each tab saves the whole. */
export function TimberSettingsForm({ tab, loaded, mayChange }: TimberSettingsFormProps) {
  const t = useT('timber');
  const form = useZodForm(updateTimberSettings, toValues(loaded));
  const [update] = useUpdateTimberSettings();
  const { refetch } = useTimberSettings();
  return (
    <SettingsForm
      form={form}
      label={t('settings.title')}
      readOnly={!mayChange}
      record={loaded}
      toDraft={toValues}
      onSave={(changed, { version }) => update({ version, values: changed }).unwrap()}
      onReload={refetch}
    >
      {tab === 'measuring' ? <Measuring /> : null}
      {tab === 'bark' ? <BarkFields /> : null}
      {tab === 'conversion' ? <ConversionFields /> : null}
    </SettingsForm>
  );
}

function Measuring() {
  const t = useT('timber');
  return (
    <Stack gap={6}>
      <Section title={t('settings.rule')} description={t('settings.ruleText')}>
        <SelectField
          name="rule"
          label={t('settings.rule')}
          options={measuringRules.map((value) => ({ value, label: t(`settings.rules.${value}`) }))}
          required
        />
      </Section>
      <Section title={t('settings.assortments')} description={t('settings.assortmentsText')}>
        <Assortments />
      </Section>
      <Section title={t('settings.mill')} description={t('settings.millText')}>
        <Columns count={3}>
          {(['volumePercent', 'moneyPercent'] as const).map((name) => (
            <NumberField
              key={name}
              name={`millTolerance.${name}`}
              label={t(`settings.${name}`)}
              valueAs="string"
              decimals={2}
              suffix="%"
            />
          ))}
          <NumberField name="millTolerance.classSteps" label={t('settings.classSteps')} />
        </Columns>
      </Section>
      <Section title={t('settings.contact')} description={t('settings.contactText')}>
        <Columns count={3}>
          {(['role', 'firstName', 'lastName', 'phone', 'email'] as const).map((name) => (
            <TextField key={name} name={`contact.${name}`} label={t(`settings.${name}`)} />
          ))}
        </Columns>
      </Section>
    </Stack>
  );
}
