import { problemText, SettingsFrame, useT } from '@jahrring/tool-kit';
import { ErrorState, Skeletons, Stack } from '@jahrring/ui';
import { useProjectSettings } from '../controlling.api';
import { CostRates } from './cost-rates';
import { ProjectSettingsForm } from './project-settings-form';

/** How the licence numbers its projects, bills them, warns of budgets, and what its work costs. */
export function Component() {
  const t = useT('projects');
  const { currentData: settings, error, refetch } = useProjectSettings();
  return (
    <SettingsFrame title={t('title.settings')} subtitle={t('settings.text')}>
      {settings ? (
        <Stack gap={6}>
          <ProjectSettingsForm key={settings.version} loaded={settings} />
          <CostRates />
        </Stack>
      ) : null}
      {!settings && error ? (
        <ErrorState title={problemText(t, error)} onRetry={() => void refetch()} />
      ) : null}
      {settings || error ? null : <Skeletons lines={8} lineHeight="3.5rem" />}
    </SettingsFrame>
  );
}
