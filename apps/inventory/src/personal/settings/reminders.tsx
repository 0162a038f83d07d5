import { holdsWords } from '@jahrring/contracts-common';
import { updatePersonalSettings, type PersonalSettings } from '@jahrring/contracts-inventory';
import { useT } from '@jahrring/tool-kit';
import { SettingsContent, SettingsForm, withoutVersion } from '@jahrring/tool-kit/form';
import { Section, Stack } from '@jahrring/ui';
import { EntityPicker, NumberField, SwitchField, useZodForm } from '@jahrring/ui/form';
import { useEmployees } from '../../objects.api';
import { usePersonalSettings, useUpdatePersonalSettings } from '../personal.api';
import { PersonalSettingsFrame } from './personal-settings-frame';

/** Returns the form's values of the settings. */
const toValues = withoutVersion<PersonalSettings>;

/** Settings of the reminders: days ahead, and the store keepers. */
export function Reminders() {
  const query = usePersonalSettings();
  const people = useEmployees();
  return (
    <PersonalSettingsFrame tab="reminders">
      <SettingsContent query={query}>
        {(settings) => (
          <SettingsContent query={people}>
            {({ items }) => <RemindersForm loaded={settings} people={items} />}
          </SettingsContent>
        )}
      </SettingsContent>
    </PersonalSettingsFrame>
  );
}

interface RemindersFormProps {
  loaded: PersonalSettings;
  people: readonly { id: string; name: string; active: boolean }[];
}

function RemindersForm({ loaded, people }: RemindersFormProps) {
  const t = useT('inventory');
  const form = useZodForm(updatePersonalSettings, toValues(loaded));
  const [update] = useUpdatePersonalSettings();
  const { refetch } = usePersonalSettings();
  const named = people.map(({ id, name, active }) => ({ id, label: name, active }));
  const search = (text: string) => {
    const fits = holdsWords(text);
    const found = named.filter(({ label, active }) => active && fits(label));
    return Promise.resolve(found.map(({ id, label }) => ({ id, label })));
  };
  return (
    <SettingsForm
      form={form}
      label={t('title.personalSettings')}
      record={loaded}
      toDraft={toValues}
      onSave={(changed, { version }) => update({ version, values: changed }).unwrap()}
      onReload={refetch}
    >
      <Section title={t('personal.reminders.title')} description={t('personal.reminders.text')}>
        <Stack>
          <NumberField name="warnDays" label={t('personal.reminders.warnDays')} />
          <EntityPicker
            name="keeperIds"
            label={t('personal.reminders.keeperIds')}
            description={t('personal.reminders.keepersText')}
            multiple
            selected={named.filter(({ id }) => loaded.keeperIds.includes(id))}
            onSearch={search}
          />
          <SwitchField name="tellHolder" label={t('personal.reminders.tellHolder')} />
          <SwitchField
            name="tellSupervisors"
            label={t('personal.reminders.tellSupervisors')}
            description={t('personal.reminders.supervisorsText')}
          />
        </Stack>
      </Section>
    </SettingsForm>
  );
}
