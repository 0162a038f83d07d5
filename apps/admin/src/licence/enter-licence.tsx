import type { LicenceView } from '@jahrring/contracts-admin';
import { requestJson, useBoot, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { Button } from '@jahrring/ui';
import { arrowRightIcon } from '@jahrring/ui/icons';

/** Takes the superadmin's session into the licence; the shell says above each page until when, and leads back. */
export function EnterLicence({ licence }: { licence: LicenceView }) {
  const t = useT('admin');
  const boot = useBoot();
  const attempt = useAttempt();
  if (boot.licence.id === licence.id) return null;
  const enter = () =>
    attempt(async () => {
      await requestJson({ url: '/api/auth/licence', method: 'POST', body: { licenceId: licence.id } });
      // Everything loaded belongs to the licence of before: the page starts anew.
      location.assign('/');
    });
  return (
    <Button icon={arrowRightIcon} onClick={() => void enter()}>
      {t('licence.enter')}
    </Button>
  );
}
