import { saveFile, useProblemToast, useT } from '@jahrring/tool-kit';
import { Button } from '@jahrring/ui';
import { fileTextIcon } from '@jahrring/ui/icons';

/** Saves the agreement of a pledge; `name`: whose it is. */
export function AgreementButton({ url, name }: { url: string; name: string }) {
  const t = useT('admin');
  const toast = useProblemToast();
  const save = async () => {
    try {
      await saveFile({ url }, `${t('campaign.agreementOf', { name }).replace(' (PDF)', '')}.pdf`);
    } catch (error) {
      toast(error);
    }
  };
  return (
    <Button
      size="small"
      icon={fileTextIcon}
      aria-label={t('campaign.agreementOf', { name })}
      onClick={() => void save()}
    >
      {t('campaign.agreement')}
    </Button>
  );
}
