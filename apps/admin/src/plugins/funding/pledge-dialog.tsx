import { type LicenceCampaign, makePledge, type MakePledge, pluginCurrency } from '@jahrring/contracts-admin';
import { notify, useBoot, useFormat, useLocale, useT } from '@jahrring/tool-kit';
import { FormDialog, useSubmit } from '@jahrring/tool-kit/form';
import { Alert, DescriptionList, Stack } from '@jahrring/ui';
import { MoneyField, useZodForm } from '@jahrring/ui/form';
import { usePledge } from '../../crowdfunding/campaigns.api';
import { priceCutText } from '../../crowdfunding/campaign-state';
import { wordsIn } from '../planned/words';

interface PledgeDialogProps {
  campaign: LicenceCampaign;
  bounds: NonNullable<LicenceCampaign['bounds']>;
  name: string;
  onClose: () => void;
}

/** Before a licence binds itself: how much, for what, in whose name, and when it is owed. */
export function PledgeDialog({ campaign, bounds, name, onClose }: PledgeDialogProps) {
  const t = useT('admin');
  const format = useFormat();
  const locale = useLocale();
  const { user } = useBoot();
  const form = useZodForm(makePledge, { amount: bounds.least });
  const [pledge, { isLoading }] = usePledge();
  const money = (amount: string) => format.money(amount, pluginCurrency);
  const save = useSubmit(form, async (body: MakePledge) => {
    await pledge({ id: campaign.id, body }).unwrap();
    notify.success(t('campaign.pledged', { amount: money(body.amount), name }));
    onClose();
  });
  return (
    <FormDialog
      title={t('campaign.pledgeFor', { name })}
      form={form}
      label={t('campaign.pledgeFor', { name })}
      saving={isLoading}
      submitLabel={t('campaign.pledgeBinding')}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack>
        <MoneyField
          name="amount"
          label={t('campaign.amount')}
          currency={pluginCurrency}
          description={t('campaign.bounds', { least: money(bounds.least), most: money(bounds.most) })}
        />
        <DescriptionList
          columns={1}
          items={[
            {
              label: t('campaign.benefit'),
              value: [priceCutText(t, campaign), wordsIn(campaign.benefit, locale)]
                .filter(Boolean)
                .join(' · '),
            },
            { label: t('campaign.inTheNameOf'), value: `${user.firstName} ${user.lastName}` },
          ]}
        />
        <Alert>
          {t('campaign.pledgeText', {
            percent: campaign.guaranteePercent,
            moment: format.dateTime(campaign.endsAt),
          })}
        </Alert>
      </Stack>
    </FormDialog>
  );
}
