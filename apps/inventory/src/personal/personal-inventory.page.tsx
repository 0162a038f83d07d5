import { useAbility, useSearchParams, useT } from '@jahrring/tool-kit';
import { PageFrame, Skeletons, type PageTab } from '@jahrring/ui';
import { lazy, Suspense } from 'react';
import { People } from './people';

const Articles = lazy(async () => ({ default: (await import('./articles')).Articles }));
const Pieces = lazy(async () => ({ default: (await import('./pieces')).Pieces }));
const StockTakes = lazy(async () => ({ default: (await import('./stock-take/stock-takes')).StockTakes }));
const Due = lazy(async () => ({ default: (await import('./due-list')).DueList }));

const tabs = ['people', 'due', 'articles', 'pieces', 'stockTakes'] as const;
type Tab = (typeof tabs)[number];

/**
 * Articles handed out to people. People who hand out see everybody and the store, all others see what they have
 * themselves.
 */
export function Component() {
  const t = useT('inventory');
  const { can } = useAbility();
  const [params] = useSearchParams();
  const manages = can('tools.personal_inventory.manage');
  const shown = manages ? tabs : tabs.slice(0, 2);
  const active = shown.find((tab) => tab === params.get('tab')) ?? 'people';
  const links: PageTab[] = shown.map((tab) => ({
    label: t(`personal.tab.${tab}`),
    to: tab === 'people' ? '/personal-inventory' : `/personal-inventory?tab=${tab}`,
    active: tab === active,
  }));
  return (
    <PageFrame title={t('title.personal')} subtitle={t('personal.subtitle')} tabs={links}>
      <Suspense fallback={<Skeletons lines={8} />}>
        <TabContent tab={active} />
      </Suspense>
    </PageFrame>
  );
}

function TabContent({ tab }: { tab: Tab }) {
  if (tab === 'articles') return <Articles />;
  if (tab === 'pieces') return <Pieces />;
  if (tab === 'stockTakes') return <StockTakes />;
  return tab === 'due' ? <Due /> : <People />;
}
