import { Navigate, useAbility, useParams, useT } from '@jahrring/tool-kit';
import { SettingsContent } from '@jahrring/tool-kit/form';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { useTimberSettings } from './settings.api';
import { TimberSettingsForm, type SettingsTab } from './timber-settings-form';

const tabs = ['measuring', 'bark', 'conversion'] as const satisfies readonly SettingsTab[];
const path = '/plugins/timber/settings';

/** By whose usages is measured, bark deductions and factors by their days; an unknown tab opens the first. */
export function Component() {
  const t = useT('timber');
  const { tab } = useParams();
  const mayChange = useAbility().can('tools.timber.manage');
  const query = useTimberSettings();
  const active = tabs.find((one) => one === tab);
  if (!active) return <Navigate to={`${path}/${tabs[0]}`} replace />;
  return (
    <SettingsFrame
      title={t('settings.title')}
      subtitle={t('settings.text')}
      tabs={tabs.map((one) => ({
        label: t(`settings.tab.${one}`),
        to: `${path}/${one}`,
        active: one === active,
      }))}
    >
      <SettingsContent query={query}>
        {(settings) => (
          <TimberSettingsForm key={active} tab={active} loaded={settings} mayChange={mayChange} />
        )}
      </SettingsContent>
    </SettingsFrame>
  );
}
