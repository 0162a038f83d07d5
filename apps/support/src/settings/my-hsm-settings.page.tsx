import { updateSupportSettings, type SupportSettings } from '@jahrring/contracts-support';
import { Navigate, useParams, useT } from '@jahrring/tool-kit';
import { SettingsContent, SettingsForm } from '@jahrring/tool-kit/form';
import { searchEmployees } from '@jahrring/tool-kit/record-search';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { Section } from '@jahrring/ui';
import { EntityPicker, useZodForm } from '@jahrring/ui/form';
import { useSaveSupportSettings, useSupportSettings } from '../support.api';
import { CaseRules } from './case-rules';
import '../support.css';
import { settingsTabs } from './settings-tabs';

/** Returns the form's values of the settings. */
const toValues = ({
  version: _version,
  mayChange: _mayChange,
  mayOpen: _mayOpen,
  told: _told,
  ...values
}: SupportSettings) => values;

const tabs = ['cases', 'told'] as const;
type Tab = (typeof tabs)[number];
const first = '/plugins/my-hsm/settings/cases';

/** Support settings of the licence; an unknown tab opens the first. */
export function Component() {
  const t = useT('support');
  const { tab } = useParams();
  const query = useSupportSettings(undefined);
  const active = tabs.find((one) => one === tab);
  if (!active) return <Navigate to={first} replace />;
  return (
    <SettingsFrame
      title={t('title.mySettings')}
      subtitle={t('settings.mineText')}
      tabs={settingsTabs(t, 'my-hsm', tabs, active)}
    >
      <SettingsContent query={query}>
        {(settings) => <MyHsmForm loaded={settings} tab={active} />}
      </SettingsContent>
    </SettingsFrame>
  );
}

function MyHsmForm({ loaded, tab }: { loaded: SupportSettings; tab: Tab }) {
  const t = useT('support');
  const { mayChange, told } = loaded;
  const form = useZodForm(updateSupportSettings, toValues(loaded));
  const [save] = useSaveSupportSettings();
  const { refetch } = useSupportSettings(undefined);
  return (
    <SettingsForm
      form={form}
      label={t('title.mySettings')}
      record={loaded}
      toDraft={toValues}
      onSave={(changed, { version }) => save({ version, values: changed }).unwrap()}
      onReload={refetch}
      readOnly={!mayChange}
    >
      {tab === 'cases' ? (
        <CaseRules />
      ) : (
        <Section title={t('settings.told')} description={t('settings.toldText')}>
          <EntityPicker
            name="toldIds"
            label={t('settings.toldPeople')}
            multiple
            onSearch={searchEmployees}
            selected={told.map(({ id, name }) => ({ id, label: name }))}
          />
        </Section>
      )}
    </SettingsForm>
  );
}
