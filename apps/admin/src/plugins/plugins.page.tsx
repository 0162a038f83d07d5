import { useAbility, useT } from '@jahrring/tool-kit';
import { Alert, PageFrame, Stack, Text } from '@jahrring/ui';
import { PluginSwitches } from './plugin-switches';

/** The plugins of one's own licence. */
export function Component() {
  const t = useT('admin');
  const maySwitch = useAbility().can('tools.plugin.install');
  return (
    <PageFrame title={t('title.plugins')} subtitle={t('plugin.subtitle')}>
      <Stack gap={5}>
        {maySwitch ? (
          <Text tone="muted">{t('plugin.reloadNote')}</Text>
        ) : (
          <Alert>{t('plugin.lookNote')}</Alert>
        )}
        <PluginSwitches base="/api/admin/plugins" maySwitch={maySwitch} funding />
      </Stack>
    </PageFrame>
  );
}
