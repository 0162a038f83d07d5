import { updateAccountingSettings, type AccountingSettingsView } from '@jahrring/contracts-bookkeeping';
import { useT } from '@jahrring/tool-kit';
import { SettingsContent, SettingsForm, withoutVersion } from '@jahrring/tool-kit/form';
import { Columns, Section } from '@jahrring/ui';
import { NumberField, SwitchField, TextField, useZodForm } from '@jahrring/ui/form';
import { useAccountingSettings, useSaveAccountingSettings } from '../accounting.api';

/** Returns the form's values of the settings. */
const toValues = withoutVersion<AccountingSettingsView>;

/** Settings that the accountant's program requires. */
export function AccountingSettings({ mayChange }: { mayChange: boolean }) {
  const query = useAccountingSettings();
  return (
    <SettingsContent query={query}>
      {(settings) => <AccountingForm loaded={settings} mayChange={mayChange} />}
    </SettingsContent>
  );
}

function AccountingForm({ loaded, mayChange }: { loaded: AccountingSettingsView; mayChange: boolean }) {
  const t = useT('bookkeeping');
  const form = useZodForm(updateAccountingSettings, toValues(loaded));
  const [save] = useSaveAccountingSettings();
  const { refetch } = useAccountingSettings();
  return (
    <SettingsForm
      form={form}
      label={t('accounting.title')}
      record={loaded}
      toDraft={toValues}
      onSave={(changed, { version }) => save({ version, values: changed }).unwrap()}
      onReload={refetch}
      readOnly={!mayChange}
    >
      <Section title={t('accounting.formats.datev')} description={t('accounting.set.text')}>
        <Columns>
          <NumberField name="consultant" label={t('field.consultant')} />
          <NumberField name="client" label={t('field.client')} />
          <NumberField name="yearStart" label={t('field.yearStart')} />
          <TextField name="automaticAccounts" label={t('accounting.set.automatic')} />
        </Columns>
        <SwitchField name="locked" label={t('field.locked')} description={t('accounting.set.lockedText')} />
      </Section>
    </SettingsForm>
  );
}
