import { Navigate, problemText, useParams, useT } from '@jahrring/tool-kit';
import { ErrorState, PageFrame, Skeletons } from '@jahrring/ui';
import { useSurchargeSettings } from './surcharges.api';
import { surchargeTabs } from './surcharge-tabs';
import { WindowsForm } from './windows-form';

/** The settings of the plugin: when which surcharge is due. */
export function Component() {
  const t = useT('time');
  const { tab } = useParams();
  const { currentData: settings, error, refetch } = useSurchargeSettings(undefined);
  if (tab !== 'windows') return <Navigate to="/plugins/surcharges/settings/windows" replace />;
  return (
    <PageFrame
      title={t('title.surchargeSettings')}
      subtitle={t('surcharge.text')}
      tabs={surchargeTabs(t, 'settings')}
      width="narrow"
    >
      {settings ? <WindowsForm key={settings.version} loaded={settings} /> : null}
      {!settings && error ? (
        <ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>
      ) : null}
      {settings || error ? null : <Skeletons lines={8} lineHeight="3.5rem" />}
    </PageFrame>
  );
}
