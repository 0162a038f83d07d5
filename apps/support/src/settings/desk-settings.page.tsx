import { updateDeskSettings, type DeskSettings } from '@jahrring/contracts-support';
import { Navigate, useParams, useT } from '@jahrring/tool-kit';
import { SettingsContent, SettingsForm } from '@jahrring/tool-kit/form';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { useZodForm } from '@jahrring/ui/form';
import { useDeskSettings, useSaveDeskSettings } from '../support.api';
import '../support.css';
import { AnswerFields } from './answer-fields';
import { HourFields } from './hour-fields';
import { settingsTabs } from './settings-tabs';
import { TargetFields } from './target-fields';

/** Returns the form's values of the settings. */
const toValues = ({ version: _version, mayChange: _mayChange, ...values }: DeskSettings) => values;

const tabs = ['hours', 'targets', 'answers'] as const;
type Tab = (typeof tabs)[number];
const first = '/plugins/hsm-admin/settings/hours';
const parts = { hours: HourFields, targets: TargetFields, answers: AnswerFields } as const;

/** Settings of the support desk; an unknown tab opens the first. */
export function Component() {
  const t = useT('support');
  const { tab } = useParams();
  const query = useDeskSettings(undefined);
  const active = tabs.find((one) => one === tab);
  if (!active) return <Navigate to={first} replace />;
  return (
    <SettingsFrame
      title={t('title.deskSettings')}
      subtitle={t('settings.deskText')}
      breadcrumbs={[{ label: t('title.desk'), to: '/hsm-admin' }]}
      tabs={settingsTabs(t, 'hsm-admin', tabs, active)}
    >
      <SettingsContent query={query}>
        {(settings) => <DeskForm loaded={settings} tab={active} />}
      </SettingsContent>
    </SettingsFrame>
  );
}

function DeskForm({ loaded, tab }: { loaded: DeskSettings; tab: Tab }) {
  const t = useT('support');
  const { mayChange } = loaded;
  const form = useZodForm(updateDeskSettings, toValues(loaded));
  const [save] = useSaveDeskSettings();
  const { refetch } = useDeskSettings(undefined);
  const Part = parts[tab];
  return (
    <SettingsForm
      form={form}
      label={t('title.deskSettings')}
      record={loaded}
      toDraft={toValues}
      onSave={(changed, { version }) => save({ version, values: changed }).unwrap()}
      onReload={refetch}
      readOnly={!mayChange}
    >
      <Part />
    </SettingsForm>
  );
}
