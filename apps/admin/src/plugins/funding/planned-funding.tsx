import type { OfferedPlugin, PluginFunding } from '@jahrring/contracts-admin';
import { useLocale } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { usePluginFunding, useVoteForPlugin } from '../../crowdfunding/campaigns.api';
import { VoteLine } from '../../crowdfunding/vote-line';
import { PlannedCard, PlannedFrame } from '../planned/planned-cards';
import { wordsIn } from '../planned/words';
import { CampaignOffer } from './campaign-offer';

/** Plugins to come, most wanted first, with votes and campaigns. */
export function PlannedFunding({ plugins }: { plugins: readonly OfferedPlugin[] }) {
  const query = usePluginFunding(undefined, { refetchOnMountOrArgChange: true });
  const { data } = query;
  if (plugins.length === 0) return null;
  if (query.error || !data) return <QueryState query={query} lines={2} lineHeight="6rem" />;

  return (
    <PlannedFrame>
      {data.items.map((funding) => {
        const plugin = plugins.find(({ id }) => id === funding.pluginId);
        return plugin ? (
          <PlannedCard key={plugin.id} plugin={plugin}>
            <Funding plugin={plugin} funding={funding} mayDecide={data.mayDecide} />
          </PlannedCard>
        ) : null;
      })}
    </PlannedFrame>
  );
}

interface FundingProps {
  plugin: OfferedPlugin;
  funding: PluginFunding;
  mayDecide: boolean;
}

function Funding({ plugin, funding, mayDecide }: FundingProps) {
  const name = wordsIn(plugin.title, useLocale());
  return (
    <>
      <Votes name={name} funding={funding} mayDecide={mayDecide} />
      {funding.campaign ? (
        <CampaignOffer campaign={funding.campaign} name={name} mayDecide={mayDecide} />
      ) : null}
    </>
  );
}

function Votes({ name, funding, mayDecide }: Omit<FundingProps, 'plugin'> & { name: string }) {
  const [vote] = useVoteForPlugin();
  const { pluginId, votes, voted } = funding;
  return (
    <VoteLine
      name={name}
      votes={votes}
      voted={voted}
      mayVote={mayDecide}
      onVote={(voted) => vote({ pluginId, voted }).unwrap()}
    />
  );
}
