import { useT } from '@jahrring/tool-kit';
import { SettingsContent } from '@jahrring/tool-kit/form';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { PayrollSettingsForm } from './payroll-settings-form';
import { usePayrollSettings, usePayrollSources } from './payroll.api';

/** Under which numbers payroll knows what is recorded here, and how its file looks. */
export function Component() {
  const t = useT('time');
  const query = usePayrollSettings(undefined);
  const sources = usePayrollSources(undefined);
  return (
    <SettingsFrame title={t('title.payrollSettings')} subtitle={t('payroll.settingsText')}>
      <SettingsContent query={query}>
        {(settings) => (
          <SettingsContent query={sources}>
            {({ items }) => <PayrollSettingsForm loaded={settings} sources={items} />}
          </SettingsContent>
        )}
      </SettingsContent>
    </SettingsFrame>
  );
}
