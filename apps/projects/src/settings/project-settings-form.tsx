import {
  projectNumberDelimiters,
  projectNumberFormats,
  projectNumberWidths,
  updateProjectSettings,
  type ProjectSettings,
  type UpdateProjectSettings,
} from '@jahrring/contracts-projects';
import { useT } from '@jahrring/tool-kit';
import { SettingsForm, withoutVersion } from '@jahrring/tool-kit/form';
import { Columns, Section, Stack } from '@jahrring/ui';
import { NumberField, SelectField, SwitchField, TextField, useWatch, useZodForm } from '@jahrring/ui/form';
import { useProjectSettings, useUpdateProjectSettings } from '../controlling.api';

/** Returns the form's values of the settings. */
const toValues = withoutVersion<ProjectSettings>;

/** Form for the numbering, billing and warnings of projects. */
export function ProjectSettingsForm({ loaded }: { loaded: ProjectSettings }) {
  const t = useT('projects');
  const form = useZodForm(updateProjectSettings, toValues(loaded));
  const [update] = useUpdateProjectSettings();
  const { refetch } = useProjectSettings();
  return (
    <SettingsForm
      form={form}
      label={t('title.settings')}
      record={loaded}
      toDraft={toValues}
      onSave={(changed, { version }) => update({ version, values: changed }).unwrap()}
      onReload={refetch}
    >
      <NumberRules />
      <Section title={t('settings.billingTitle')}>
        <Stack>
          <SwitchField
            name="billsElsewhere"
            label={t('settings.billsElsewhere')}
            description={t('settings.billsElsewhereText')}
          />
          <NumberField
            name="budgetWarningPercent"
            label={t('settings.budgetWarning')}
            description={t('settings.budgetWarningText')}
            suffix="%"
          />
        </Stack>
      </Section>
    </SettingsForm>
  );
}

function NumberRules() {
  const t = useT('projects');
  const format = useWatch<UpdateProjectSettings, 'numberFormat'>({ name: 'numberFormat' });
  return (
    <Section title={t('settings.numberTitle')} description={t('settings.numberText')}>
      <Stack>
        <SelectField
          name="numberFormat"
          label={t('settings.numberFormat')}
          required
          options={projectNumberFormats.map((value) => ({ value, label: t(`settings.format.${value}`) }))}
        />
        {format === 'continue' ? null : (
          <Columns count={3}>
            <TextField name="numberPrefix" label={t('settings.numberPrefix')} />
            {format === 'consecutive' ? null : (
              <SelectField
                name="numberDelimiter"
                label={t('settings.numberDelimiter')}
                required
                emptyValue=""
                options={projectNumberDelimiters.map((value) => ({
                  value,
                  label: value === '' ? t('settings.noDelimiter') : value,
                }))}
              />
            )}
            {format === 'year' || format === 'year_month' ? (
              <SelectField
                name="numberWidth"
                label={t('settings.numberWidth')}
                required
                valueAs="number"
                options={projectNumberWidths.map((width) => ({
                  value: String(width),
                  label: t('settings.digits', { count: width }),
                }))}
              />
            ) : null}
          </Columns>
        )}
      </Stack>
    </Section>
  );
}
