import { holdsWords } from '@jahrring/contracts-common';
import {
  updateMachineSettings,
  type MachinePeople,
  type MachineSettings,
} from '@jahrring/contracts-machine-control';
import { useT } from '@jahrring/tool-kit';
import { SettingsForm, withoutVersion } from '@jahrring/tool-kit/form';
import { Columns, Section, Stack } from '@jahrring/ui';
import { EntityPicker, MoneyField, NumberField, useZodForm } from '@jahrring/ui/form';
import { useUnits } from '../use-units';
import { RepairKinds } from './repair-kinds';
import { useMachineSettings, useUpdateMachineSettings } from './settings.api';

/** Returns the form's values of the settings. */
const toValues = withoutVersion<MachineSettings>;

interface MachineSettingsFormProps {
  loaded: MachineSettings;
  people: MachinePeople['items'];
}

/** When people are told of what is due, and what things cost. */
export function MachineSettingsForm({ loaded, people }: MachineSettingsFormProps) {
  const t = useT('machine-control');
  const { currency } = useUnits();
  const form = useZodForm(updateMachineSettings, toValues(loaded));
  const [update] = useUpdateMachineSettings();
  const { refetch } = useMachineSettings();
  const named = people.map(({ id, name }) => ({ id, label: name }));
  return (
    <SettingsForm
      form={form}
      label={t('title.settings')}
      record={loaded}
      toDraft={toValues}
      onSave={(changed, { version }) => update({ version, values: changed }).unwrap()}
      onReload={refetch}
    >
      <Section title={t('settings.warnTitle')} description={t('settings.warnText')}>
        <Stack>
          <Columns count={3}>
            <NumberField name="warnDays" label={t('settings.warnDays')} />
            <NumberField name="warnHours" label={t('settings.warnHours')} />
            <NumberField name="warnKilometres" label={t('settings.warnKilometres')} />
          </Columns>
          <EntityPicker
            name="employeeIds"
            label={t('settings.people')}
            description={t('settings.peopleText')}
            multiple
            selected={named.filter(({ id }) => loaded.employeeIds.includes(id))}
            onSearch={(text) => Promise.resolve(matching(named, text))}
          />
          <NumberField
            name="tolerancePercent"
            label={t('settings.tolerance')}
            description={t('settings.toleranceText')}
            suffix="%"
          />
        </Stack>
      </Section>
      <Section title={t('settings.costTitle')}>
        <Stack>
          <MoneyField
            name="fuelPrice"
            label={t('settings.fuelPrice')}
            description={t('settings.fuelPriceText')}
            currency={currency}
            decimals={4}
          />
          <RepairKinds />
        </Stack>
      </Section>
    </SettingsForm>
  );
}

function matching<T extends { label: string }>(items: readonly T[], text: string): T[] {
  const fits = holdsWords(text);
  return items.filter(({ label }) => fits(label));
}
