import type { LicenceView } from '@jahrring/contracts-admin';
import { call, requestJson, useBoot, useT } from '@jahrring/tool-kit';
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
      await requestJson(call.post('/api/auth/licence', { licenceId: licence.id }));
      // Everything loaded belongs to the licence of before: the page starts anew.
      location.assign('/');
    });
  return (
    <Button icon={arrowRightIcon} onClick={() => void enter()}>
      {t('licence.enter')}
    </Button>
  );
}
