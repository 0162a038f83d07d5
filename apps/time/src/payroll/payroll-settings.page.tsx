import { problemText, SettingsFrame, useT } from '@jahrring/tool-kit';
import { ErrorState, Skeletons } from '@jahrring/ui';
import { PayrollSettingsForm } from './payroll-settings-form';
import { usePayrollSettings, usePayrollSources } from './payroll.api';

/** Under which numbers payroll knows what is recorded here, and how its file looks. */
export function Component() {
  const t = useT('time');
  const { currentData: settings, error, refetch } = usePayrollSettings(undefined);
  const { currentData: sources } = usePayrollSources(undefined);
  return (
    <SettingsFrame title={t('title.payrollSettings')} subtitle={t('payroll.settingsText')}>
      {settings && sources ? (
        <PayrollSettingsForm key={settings.version} loaded={settings} sources={sources.items} />
      ) : null}
      {!settings && error ? (
        <ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>
      ) : null}
      {(settings && sources) || error ? null : <Skeletons lines={8} lineHeight="3.5rem" />}
    </SettingsFrame>
  );
}
