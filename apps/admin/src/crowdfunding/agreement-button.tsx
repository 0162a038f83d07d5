import { saveFile, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { Button } from '@jahrring/ui';
import { fileTextIcon } from '@jahrring/ui/icons';

/** Saves the agreement of a pledge; `name`: whose it is. */
export function AgreementButton({ url, name }: { url: string; name: string }) {
  const t = useT('admin');
  const attempt = useAttempt();
  const save = () =>
    attempt(() => saveFile({ url }, `${t('campaign.agreementOf', { name }).replace(' (PDF)', '')}.pdf`));
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
