import { type CampaignPledge, pluginCurrency } from '@jahrring/contracts-admin';
import { Link, useFormat, useT } from '@jahrring/tool-kit';
import { Row } from '@jahrring/ui';
import { licencePath } from '../licence/licence-frame';
import { AgreementButton } from './agreement-button';

export function PledgeRow({ campaignId, pledge }: { campaignId: string; pledge: CampaignPledge }) {
  const t = useT('admin');
  const format = useFormat();
  const { id, licenceId, licenceName, amount, pledgedBy, pledgedAt, invoicedAt } = pledge;
  const made = t('campaign.pledgedBy', { person: pledgedBy, moment: format.dateTime(pledgedAt) });
  return (
    <li className="admin-rows__row">
      <span className="admin-rows__main">
        <Link to={licencePath(licenceId)}>{licenceName}</Link>
        <small>
          {made}
          {invoicedAt ? ` · ${t('campaign.invoicedOn', { day: format.date(invoicedAt) })}` : null}
        </small>
        <BillState pledge={pledge} />
      </span>
      <Row>
        {pledge.agreement ? (
          <AgreementButton
            url={`/api/admin/campaigns/${campaignId}/pledges/${id}/agreement`}
            name={licenceName}
          />
        ) : null}
        <span className="admin-figures">{format.money(amount, pluginCurrency)}</span>
      </Row>
    </li>
  );
}

function BillState({ pledge: { billing, billNumber, billProblem } }: { pledge: CampaignPledge }) {
  const t = useT('admin');
  if (billNumber) return <small>{t('campaign.bill', { number: billNumber })}</small>;
  if (!billing) return null;
  if (!billProblem) return <small>{t('campaign.billWaits')}</small>;
  const fields = billProblem.fields.join(', ');
  return <small>{fields ? t('campaign.billUnfit', { fields }) : t('campaign.billFailed')}</small>;
}
