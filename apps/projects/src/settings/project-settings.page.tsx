import { useT } from '@jahrring/tool-kit';
import { SettingsContent } from '@jahrring/tool-kit/form';
import { SettingsFrame } from '@jahrring/tool-kit/settings';
import { Stack } from '@jahrring/ui';
import { useProjectSettings } from '../controlling.api';
import { CostRates } from './cost-rates';
import { ProjectSettingsForm } from './project-settings-form';

/** Settings for how the licence numbers its projects, bills them, warns of budgets, and for its cost rates. */
export function Component() {
  const t = useT('projects');
  const query = useProjectSettings();
  return (
    <SettingsFrame title={t('title.settings')} subtitle={t('settings.text')}>
      <SettingsContent query={query}>
        {(settings) => (
          <Stack gap={6}>
            <ProjectSettingsForm loaded={settings} />
            <CostRates />
          </Stack>
        )}
      </SettingsContent>
    </SettingsFrame>
  );
}
