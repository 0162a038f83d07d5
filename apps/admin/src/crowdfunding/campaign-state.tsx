import { type Campaign, type CampaignState, pluginCurrency } from '@jahrring/contracts-admin';
import { type Translate, useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Ring } from '@jahrring/ui';
import './crowdfunding.css';

const tones = {
  open: 'petrol',
  development: 'bernstein',
  guaranteed: 'wald',
  invoiced: 'wald',
  delivered: 'wald',
  failed: 'stein',
} as const satisfies Record<CampaignState, string>;

export function CampaignStateBadge({ state }: { state: CampaignState }) {
  const t = useT('admin');
  return (
    <Badge tone={tones[state]} outline={state === 'failed'}>
      {t(`campaign.state.${state}`)}
    </Badge>
  );
}

/** Shows the progress of the pledges: the growth ring, the sum, the participants, the end date. */
export function CampaignProgress({ campaign, name }: { campaign: Campaign; name: string }) {
  const t = useT('admin');
  const format = useFormat();
  const money = (amount: string) => format.money(amount, pluginCurrency);
  const { pledged, goal, investors, maxInvestors, startPercent, guaranteePercent } = campaign;
  // The end is the first moment of the next day.
  const lastMoment = new Date(Date.parse(campaign.endsAt) - 1).toISOString();
  const share = Number(pledged) / Number(goal);
  const progress = t('campaign.progress', { pledged: money(pledged), goal: money(goal) });
  return (
    <div className="admin-campaign">
      <Ring value={share} label={name} valueText={progress} size={56}>
        <small>{format.number(Math.floor(share * 100))} %</small>
      </Ring>
      <div className="admin-campaign__facts">
        <strong>{progress}</strong>
        <span>
          {t('campaign.investors', { count: maxInvestors, investors: format.number(investors) })}
          {' · '}
          {t('campaign.until', { day: format.date(lastMoment) })}
        </span>
        <span>{t('campaign.thresholds', { start: startPercent, guarantee: guaranteePercent })}</span>
      </div>
    </div>
  );
}

/** Price cut that investors get; null without one. */
export function priceCutText(t: Translate, { priceCutPercent, priceCutMonths }: Campaign): string | null {
  if (priceCutPercent === 0) return null;
  return t('campaign.priceCutText', { percent: priceCutPercent, months: priceCutMonths });
}
