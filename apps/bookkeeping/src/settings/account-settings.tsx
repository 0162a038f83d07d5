import {
  automaticAccounts,
  updateBookkeepingSettings,
  type AutomaticAccounts,
  type BookkeepingSettingsView,
} from '@jahrring/contracts-bookkeeping';
import { useBoot, useT } from '@jahrring/tool-kit';
import { SettingsForm } from '@jahrring/tool-kit/form';
import { Columns, Section } from '@jahrring/ui';
import { MoneyField, SelectField, SwitchField, useZodForm, type SelectOption } from '@jahrring/ui/form';
import { useChart, useSaveSettings, useSettings } from '../settings.api';

const roles = Object.keys(automaticAccounts.shape) as (keyof AutomaticAccounts)[];

/** Returns the form's values. Each account has its key: one that comes with its field would count as a change. */
function toValues({ version: _version, usual: _usual, ...values }: BookkeepingSettingsView) {
  const accounts: typeof values.accounts = Object.fromEntries(
    roles.map((role) => [role, values.accounts[role]]),
  );
  return { ...values, accounts };
}

interface AccountSettingsProps {
  loaded: BookkeepingSettingsView;
  mayChange: boolean;
}

/**
 * Settings for the account of the chart to which each kind of act is posted; if none is chosen, the usual one of the
 * country.
 */
export function AccountSettings({ loaded, mayChange }: AccountSettingsProps) {
  const t = useT('bookkeeping');
  const { licence } = useBoot();
  const values = toValues(loaded);
  const { usual } = loaded;
  const form = useZodForm(updateBookkeepingSettings, values);
  const [save] = useSaveSettings();
  const { refetch } = useSettings();
  const titles = new Map(useChart().data?.items.map(({ number, title }) => [number, title]));
  const options: SelectOption[] = [...titles].map(([value, title]) => ({
    value,
    label: `${value} ${title}`,
  }));
  return (
    <SettingsForm
      form={form}
      label={t('settings.title')}
      record={loaded}
      toDraft={toValues}
      onSave={(changed, { version }) => save({ version, values: changed }).unwrap()}
      onReload={refetch}
      readOnly={!mayChange}
    >
      <Section title={t('settings.accounts')} description={t('settings.accountsText')}>
        <Columns>
          {roles.map((role) => (
            <SelectField
              key={role}
              name={`accounts.${role}`}
              label={t(`settings.account.${role}`)}
              placeholder={[usual[role], titles.get(usual[role])].filter(Boolean).join(' ')}
              options={withChosen(options, values.accounts[role])}
              clearable
              leftOutWhenEmpty
            />
          ))}
        </Columns>
      </Section>
      <Section title={t('bank.title')}>
        <SwitchField
          name="bookCertainLines"
          label={t('field.bookCertainLines')}
          description={t('settings.bookCertainText')}
        />
      </Section>
      <Section title={t('settings.limits')}>
        <MoneyField
          name="writeOffLimit"
          label={t('field.writeOffLimit')}
          description={t('settings.writeOffText')}
          currency={licence.currency}
        />
      </Section>
    </SettingsForm>
  );
}

/** An account that is no longer in the chart stays where it was chosen. */
function withChosen(options: readonly SelectOption[], chosen: string | undefined): readonly SelectOption[] {
  if (chosen === undefined || options.some(({ value }) => value === chosen)) return options;
  return [...options, { value: chosen, label: chosen }];
}
