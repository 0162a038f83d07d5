import { useAbility, useSearchParams, useT } from '@jahrring/tool-kit';
import { Alert, PageFrame, Skeletons, Stack, Text } from '@jahrring/ui';
import { lazy, Suspense } from 'react';
import { PluginSwitches } from './plugin-switches';

const path = '/plugins';
const IdeaList = lazy(async () => ({ default: (await import('../ideas/idea-list')).IdeaListView }));
const OneIdea = lazy(async () => ({ default: (await import('../ideas/idea-page')).IdeaPage }));

/** The plugins of one's own licence; `?tab=ideas` what licences wish for, `&idea=` one of them. */
export function Component() {
  const t = useT('admin');
  const [params] = useSearchParams();
  const maySwitch = useAbility().can('tools.plugin.install');
  const ideas = maySwitch && params.get('tab') === 'ideas';
  const id = params.get('idea');
  if (ideas && id !== null)
    return (
      <Suspense>
        <OneIdea key={id} id={id} path={path} />
      </Suspense>
    );
  const tabs = [
    { label: t('title.plugins'), to: path, active: !ideas },
    { label: t('idea.ideas'), to: `${path}?tab=ideas`, active: ideas },
  ];
  return (
    <PageFrame
      title={t(ideas ? 'idea.ideas' : 'title.plugins')}
      subtitle={t('plugin.subtitle')}
      {...(maySwitch ? { tabs } : {})}
    >
      {ideas ? (
        <Suspense fallback={<Skeletons lines={4} lineHeight="6rem" />}>
          <IdeaList path={path} />
        </Suspense>
      ) : (
        <Stack gap={5}>
          {maySwitch ? (
            <Text tone="muted">{t('plugin.reloadNote')}</Text>
          ) : (
            <Alert>{t('plugin.lookNote')}</Alert>
          )}
          <PluginSwitches base="/api/admin/plugins" maySwitch={maySwitch} funding />
        </Stack>
      )}
    </PageFrame>
  );
}
