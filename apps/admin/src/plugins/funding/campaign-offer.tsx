import { type LicenceCampaign, pluginCurrency } from '@jahrring/contracts-admin';
import { useFormat, useLocale, useT } from '@jahrring/tool-kit';
import { Button, Row, Stack, Text } from '@jahrring/ui';
import { coinIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { AgreementButton } from '../../crowdfunding/agreement-button';
import { CampaignProgress, CampaignStateBadge, priceCutText } from '../../crowdfunding/campaign-state';
import { wordsIn } from '../planned/words';

const PledgeDialog = lazy(async () => ({ default: (await import('./pledge-dialog')).PledgeDialog }));

interface CampaignOfferProps {
  campaign: LicenceCampaign;
  name: string;
  mayDecide: boolean;
}

/** A campaign as a licence sees it: how far it is, what it brings, and what this licence has pledged or can pledge. */
export function CampaignOffer({ campaign, name, mayDecide }: CampaignOfferProps) {
  const t = useT('admin');
  const format = useFormat();
  const locale = useLocale();
  const [pledging, setPledging] = useState(false);
  const { state, own, bounds, benefit } = campaign;
  return (
    <Stack gap={2}>
      <Row>
        <CampaignStateBadge state={state} />
      </Row>
      <CampaignProgress campaign={campaign} name={name} />
      <Text size="small" as="p">
        {[priceCutText(t, campaign), wordsIn(benefit, locale)].filter(Boolean).join(' · ')}
      </Text>
      {own ? (
        <Text size="small" as="p" strong>
          {t(state === 'failed' ? 'campaign.ownLapsed' : 'campaign.own', {
            amount: format.money(own.amount, pluginCurrency),
            person: own.pledgedBy,
            day: format.date(own.pledgedAt),
          })}
          {own.billNumber ? ` ${t('campaign.bill', { number: own.billNumber })}` : null}
        </Text>
      ) : null}
      {own?.agreement && mayDecide ? (
        <Row>
          <AgreementButton url={`/api/admin/plugin-funding/pledges/${own.id}/agreement`} name={name} />
        </Row>
      ) : null}
      {bounds && mayDecide ? (
        <Row>
          <Button
            size="small"
            variant="primary"
            icon={coinIcon}
            aria-label={t('campaign.pledgeFor', { name })}
            onClick={() => setPledging(true)}
          >
            {t('campaign.pledge')}
          </Button>
        </Row>
      ) : null}
      <Suspense>
        {pledging && bounds ? (
          <PledgeDialog campaign={campaign} bounds={bounds} name={name} onClose={() => setPledging(false)} />
        ) : null}
      </Suspense>
    </Stack>
  );
}
