import {
  untaxedCodes,
  updateVatSettings,
  vatConsiderations,
  vatMethods,
  type VatSettings as Values,
  type VatSettingsView,
} from '@jahrring/contracts-bookkeeping';
import { useT } from '@jahrring/tool-kit';
import { SettingsContent, SettingsForm, withoutVersion } from '@jahrring/tool-kit/form';
import { Columns, Section } from '@jahrring/ui';
import { SelectField, TextField, useWatch, useZodForm } from '@jahrring/ui/form';
import { useSaveVatSettings, useVatSettings } from '../vat.api';
import { ActivityFields } from './activity-fields';
import { UntaxedFields } from './untaxed-fields';

/** Returns the form's values of the settings. */
const toValues = withoutVersion<VatSettingsView>;

/** Method and periods of the VAT return, and where turnover and input tax stand in it. */
export function VatSettings({ mayChange }: { mayChange: boolean }) {
  const query = useVatSettings();
  return (
    <SettingsContent query={query}>
      {(settings) => <VatSettingsForm loaded={settings} mayChange={mayChange} />}
    </SettingsContent>
  );
}

function VatSettingsForm({ loaded, mayChange }: { loaded: VatSettingsView; mayChange: boolean }) {
  const t = useT('bookkeeping');
  const form = useZodForm(updateVatSettings, toValues(loaded));
  const [save] = useSaveVatSettings();
  const { refetch } = useVatSettings();
  return (
    <SettingsForm
      form={form}
      label={t('vat.title')}
      record={loaded}
      toDraft={toValues}
      onSave={(changed, { version }) => save({ version, values: changed }).unwrap()}
      onReload={refetch}
      readOnly={!mayChange}
    >
      <MethodFields />
      <Section title={t('vat.set.untaxed')} description={t('vat.set.untaxedText')}>
        <Columns>
          {(['zero', 'exempt', 'reverse'] as const).map((key) => (
            <SelectField
              key={key}
              name={key}
              label={t(`vat.set.${key}`)}
              required
              options={untaxedCodes.map((code) => ({
                value: code,
                label: `${code} ${t(`vat.untaxed.${code}`)}`,
              }))}
            />
          ))}
        </Columns>
        <UntaxedFields />
      </Section>
      <Section title={t('vat.set.input')} description={t('vat.set.inputText')}>
        <TextField name="materialAccounts" label={t('vat.set.materialAccounts')} />
      </Section>
    </SettingsForm>
  );
}

function MethodFields() {
  const t = useT('bookkeeping');
  const method = useWatch<Values, 'method'>({ name: 'method' });
  const months = method === 'effective' ? ([1, 3, 12] as const) : ([6, 12] as const);
  return (
    <>
      <Section title={t('vat.set.method')}>
        <Columns>
          <SelectField
            name="method"
            label={t('vat.set.method')}
            required
            options={vatMethods.map((value) => ({ value, label: t(`vat.method.${value}`) }))}
          />
          <SelectField
            name="consideration"
            label={t('vat.set.consideration')}
            required
            options={vatConsiderations.map((value) => ({ value, label: t(`vat.consideration.${value}`) }))}
          />
          <SelectField
            name="months"
            label={t('vat.set.months')}
            required
            valueAs="number"
            options={months.map((value) => ({ value: String(value), label: t(`vat.set.month.${value}`) }))}
          />
        </Columns>
      </Section>
      {method === 'effective' ? null : <ActivityFields />}
    </>
  );
}
