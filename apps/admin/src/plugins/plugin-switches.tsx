import { useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Skeletons, Stack, Text } from '@jahrring/ui';
import { usePluginList } from '../admin.api';
import { lazy, Suspense } from 'react';
import { PlannedCards } from './planned/planned-cards';
import { PluginCard } from './plugin-card';
import '../admin.css';
import './plugins.css';

const PlannedFunding = lazy(async () => ({
  default: (await import('./funding/planned-funding')).PlannedFunding,
}));

interface PluginSwitchesProps {
  /** The collection's path: the own licence's or that of a licence. */
  base: string;
  maySwitch: boolean;
  /** True if planned plugins show votes and campaigns, which belong to one’s own licence. */
  funding?: boolean;
}

/** The catalogue of plugins, each with what it costs and can be done with it. */
export function PluginSwitches({ base, maySwitch, funding = false }: PluginSwitchesProps) {
  const t = useT('admin');
  const query = usePluginList(base);

  const items = query.data?.items;
  if (query.error || !items) return <QueryState query={query} lines={4} lineHeight="6rem" />;
  const on = items.filter(({ state, suspended }) => state === 'active' || suspended).map(({ id }) => id);
  const groups = (['extension', 'industry_solution'] as const).filter((group) =>
    items.some((plugin) => plugin.group === group),
  );
  return (
    <Stack gap={5}>
      {groups.map((group) => (
        <Stack key={group} gap={3}>
          <Text strong>{t(`plugin.group.${group}`)}</Text>
          <ul className="admin-plugins">
            {items
              .filter((plugin) => plugin.group === group)
              .map((plugin) => (
                <PluginCard
                  key={plugin.id}
                  base={base}
                  plugin={plugin}
                  on={on}
                  maySwitch={maySwitch}
                  refetch={() => void query.refetch()}
                />
              ))}
          </ul>
        </Stack>
      ))}
      {funding ? (
        <Suspense fallback={<Skeletons lines={2} lineHeight="6rem" />}>
          <PlannedFunding plugins={query.data?.planned ?? []} />
        </Suspense>
      ) : (
        <PlannedCards plugins={query.data?.planned ?? []} />
      )}
    </Stack>
  );
}
