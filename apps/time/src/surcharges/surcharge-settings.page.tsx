import { Navigate, useParams, useT } from '@jahrring/tool-kit';
import { SettingsContent } from '@jahrring/tool-kit/form';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { useSurchargeSettings } from './surcharges.api';
import { surchargeTabs } from './surcharge-tabs';
import { WindowsForm } from './windows-form';

/** The settings of the plugin: when which surcharge is due. */
export function Component() {
  const t = useT('time');
  const { tab } = useParams();
  const query = useSurchargeSettings(undefined);
  if (tab !== 'windows') return <Navigate to="/plugins/surcharges/settings/windows" replace />;
  return (
    <SettingsFrame
      title={t('title.surchargeSettings')}
      subtitle={t('surcharge.text')}
      tabs={surchargeTabs(t, 'settings')}
    >
      <SettingsContent query={query}>{(settings) => <WindowsForm loaded={settings} />}</SettingsContent>
    </SettingsFrame>
  );
}
