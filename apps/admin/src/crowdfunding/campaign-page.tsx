import { type CampaignDetail, pluginCurrency } from '@jahrring/contracts-admin';
import { useFormat, useListExport, useLocale, useT } from '@jahrring/tool-kit';
import { ActionMenu, Alert, Card, DescriptionList, PageFrame, Stack, Text } from '@jahrring/ui';
import { useState } from 'react';
import { wordsIn } from '../plugins/planned/words';
import { RecordPage } from '../record-page';
import { CampaignActions } from './campaign-actions';
import { CampaignProgress, CampaignStateBadge, priceCutText } from './campaign-state';
import { useCampaign } from './campaigns.api';
import { PledgeRow } from './pledge-row';
import '../admin.css';

const noArgs = {};
const pollMilliseconds = 5_000;

/** One campaign: its terms, who has pledged how much, and its next step. */
export function CampaignPage({ id }: { id: string }) {
  const t = useT('admin');
  const [pollingInterval, setPollingInterval] = useState(0);
  const query = useCampaign(id, { refetchOnMountOrArgChange: true, pollingInterval });
  const campaign = query.currentData;
  // Bills are written in the background.
  const wanted = campaign?.pledges.some(({ billing }) => billing) ? pollMilliseconds : 0;
  if (wanted !== pollingInterval) setPollingInterval(wanted);
  const breadcrumbs = [{ label: t('title.crowdfunding'), to: '/admin/crowdfunding' }];
  if (!campaign)
    return (
      <RecordPage
        title={t('record.campaign')}
        breadcrumbs={breadcrumbs}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  return <CampaignFacts campaign={campaign} breadcrumbs={breadcrumbs} onStale={() => void query.refetch()} />;
}

interface CampaignFactsProps {
  campaign: CampaignDetail;
  breadcrumbs: { label: string; to: string }[];
  onStale: () => void;
}

function CampaignFacts({ campaign, breadcrumbs, onStale }: CampaignFactsProps) {
  const t = useT('admin');
  const format = useFormat();
  const locale = useLocale();
  const name = wordsIn(campaign.plugin.title, locale);
  const files = useListExport(`/api/admin/campaigns/${campaign.id}/export`, noArgs, t('campaign.pledges'));
  const { state, smallestPledge, largestSharePercent, votes } = campaign;
  return (
    <PageFrame
      title={name}
      titleExtra={<CampaignStateBadge state={state} />}
      breadcrumbs={breadcrumbs}
      width="narrow"
      actions={
        <>
          <CampaignActions campaign={campaign} name={name} onStale={onStale} />
          {campaign.investors > 0 ? <ActionMenu label={t('licence.more')} items={files} /> : null}
        </>
      }
    >
      <Stack gap={5}>
        {state === 'failed' ? <Alert>{t('campaign.lapsed')}</Alert> : null}
        <Card>
          <Stack gap={4}>
            <CampaignProgress campaign={campaign} name={name} />
            <DescriptionList
              items={[
                { label: t('campaign.smallestPledge'), value: format.money(smallestPledge, pluginCurrency) },
                { label: t('campaign.largestSharePercent'), value: format.number(largestSharePercent) },
                { label: t('campaign.votesOfAll'), value: format.number(votes) },
                { label: t('campaign.priceCut'), value: priceCutText(t, campaign), wide: true },
                { label: t('campaign.benefit'), value: wordsIn(campaign.benefit, locale), wide: true },
              ]}
            />
          </Stack>
        </Card>
        <Card title={t('campaign.pledges')}>
          {campaign.pledges.length === 0 ? (
            <Text tone="muted">{t('campaign.noPledges')}</Text>
          ) : (
            <ul className="admin-rows">
              {campaign.pledges.map((pledge) => (
                <PledgeRow key={pledge.id} campaignId={campaign.id} pledge={pledge} />
              ))}
            </ul>
          )}
        </Card>
      </Stack>
    </PageFrame>
  );
}
