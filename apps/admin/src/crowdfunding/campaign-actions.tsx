import { type CampaignDetail, pluginCurrency } from '@jahrring/contracts-admin';
import { notify, useFormat, useLeave, useProblemToast, useT } from '@jahrring/tool-kit';
import { Button, ConfirmDialog } from '@jahrring/ui';
import { checkIcon, fileInvoiceIcon, trashIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { useDeleteCampaign, useStepCampaign } from './campaigns.api';

type Step = 'invoice' | 'deliver' | 'remove';

const icons = { invoice: fileInvoiceIcon, deliver: checkIcon, remove: trashIcon } as const;

interface CampaignActionsProps {
  campaign: CampaignDetail;
  name: string;
  /** Somebody else has changed it meanwhile. */
  onStale: () => void;
}

/** The next step of a campaign, asked for once more; deleting while nobody has pledged. */
export function CampaignActions({ campaign, name, onStale }: CampaignActionsProps) {
  const t = useT('admin');
  const format = useFormat();
  const toast = useProblemToast();
  const leave = useLeave(false);
  const [asking, setAsking] = useState(false);
  const [advance] = useStepCampaign();
  const [remove] = useDeleteCampaign();
  const step = nextStep(campaign);
  if (!step) return null;
  const { id, version } = campaign;
  const confirm = async () => {
    try {
      if (step === 'remove') await remove({ id, version }).unwrap();
      else await advance({ id, version, step }).unwrap();
      notify.success(t(`campaign.done.${step}`, { name }));
      if (step === 'remove') leave('/admin/crowdfunding');
    } catch (error) {
      toast(error);
      onStale();
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <Button
        icon={icons[step]}
        variant={step === 'remove' ? 'secondary' : 'primary'}
        onClick={() => setAsking(true)}
      >
        {t(`campaign.step.${step}`)}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={t(`campaign.step.${step}`)}
        confirmLabel={t(`campaign.step.${step}`)}
        danger={step === 'remove'}
      >
        {t(`campaign.ask.${step}`, { name, sum: format.money(campaign.pledged, pluginCurrency) })}
      </ConfirmDialog>
    </>
  );
}

function nextStep({ state, investors }: CampaignDetail): Step | undefined {
  if (state === 'guaranteed') return 'invoice';
  if (state === 'invoiced') return 'deliver';
  return investors === 0 ? 'remove' : undefined;
}
