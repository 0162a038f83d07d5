import { useSearchParams, useT } from '@jahrring/tool-kit';
import { Button, PageFrame, Skeletons } from '@jahrring/ui';
import { lazy, Suspense } from 'react';
import { plusIcon, uploadIcon } from '@jahrring/ui/icons';
import { ToolsTab } from './tools-tab';
import './tools.css';

const Prices = lazy(async () => ({ default: (await import('../plugins/prices-tab')).PricesTab }));
const Charges = lazy(async () => ({ default: (await import('../plugins/charges-tab')).ChargesTab }));
const Tokens = lazy(async () => ({ default: (await import('./tokens-tab')).TokensTab }));

const tabs = { tools: ToolsTab, prices: Prices, charges: Charges, tokens: Tokens } as const;
type Tab = keyof typeof tabs;
const names = Object.keys(tabs) as Tab[];

/** The console of releases: which version of each tool runs where and how well, and what plugins cost. */
export function Component() {
  const t = useT('admin');
  const [params] = useSearchParams();
  const tab = names.find((name) => name === params.get('tab')) ?? 'tools';
  const Shown = tabs[tab];
  return (
    <PageFrame
      title={t('title.tools')}
      subtitle={t('tool.subtitle')}
      actions={
        <>
          <Button variant="primary" icon={uploadIcon} to="/admin/plugins/create?tab=release">
            {t('title.publishRelease')}
          </Button>
          <Button icon={plusIcon} to="/admin/plugins/create">
            {t('title.createPlugin')}
          </Button>
        </>
      }
      tabs={names.map((name) => ({
        label: t(`tool.tab.${name}`),
        to: name === 'tools' ? '/admin/plugins' : `/admin/plugins?tab=${name}`,
        active: name === tab,
      }))}
    >
      <Suspense fallback={<Skeletons lines={6} lineHeight="3.5rem" />}>
        <Shown />
      </Suspense>
    </PageFrame>
  );
}
