import {
  updateMachineSettings,
  type MachinePeople,
  type MachineSettings,
  type UpdateMachineSettings,
} from '@jahrring/contracts-machine-control';
import { notify, useProblemToForm, useT, useUnsaved } from '@jahrring/tool-kit';
import { Columns, Section, Stack } from '@jahrring/ui';
import { EntityPicker, Form, FormActions, MoneyField, NumberField, useZodForm } from '@jahrring/ui/form';
import { useUnits } from '../use-units';
import { RepairKinds } from './repair-kinds';
import { useUpdateMachineSettings } from './settings.api';

interface MachineSettingsFormProps {
  loaded: MachineSettings;
  people: MachinePeople['items'];
}

/** All rules in one form, saved together. */
export function MachineSettingsForm({ loaded, people }: MachineSettingsFormProps) {
  const t = useT('machine-control');
  const { currency } = useUnits();
  const { version, ...values } = loaded;
  const form = useZodForm(updateMachineSettings, values);
  const toForm = useProblemToForm(form);
  const [update] = useUpdateMachineSettings();
  useUnsaved(form.formState.isDirty);
  const save = async (changed: UpdateMachineSettings) => {
    const answer = await update({ version, values: changed });
    if (answer.error) toForm(answer.error);
    else notify.success(t('message.settings'));
  };
  const named = people.map(({ id, name }) => ({ id, label: name }));
  return (
    <Form form={form} onSubmit={save} label={t('title.settings')}>
      <Stack gap={6}>
        <Section title={t('settings.warnTitle')} description={t('settings.warnText')}>
          <Stack>
            <Columns count={3}>
              <NumberField name="warnDays" label={t('settings.warnDays')} required />
              <NumberField name="warnHours" label={t('settings.warnHours')} required />
              <NumberField name="warnKilometres" label={t('settings.warnKilometres')} required />
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
              required
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
        <FormActions onCancel={() => form.reset()} />
      </Stack>
    </Form>
  );
}

function matching<T extends { label: string }>(items: readonly T[], text: string): T[] {
  const wanted = text.trim().toLocaleLowerCase();
  return items.filter(({ label }) => label.toLocaleLowerCase().includes(wanted));
}
