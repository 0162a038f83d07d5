import type { UserView } from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import { Alert } from '@jahrring/ui';

/** Shows what must still be confirmed about the e-mail address, if anything. */
export function EmailNote({ user: { pendingEmail, emailProved } }: { user: UserView }) {
  const t = useT('admin');
  if (pendingEmail) {
    return (
      <Alert kind="info" title={t('user.pendingTitle')}>
        {t('user.pendingEmail', { email: pendingEmail })}
      </Alert>
    );
  }
  if (emailProved) return null;
  return (
    <Alert kind="info" title={t('user.unproved')}>
      {t('user.unprovedText')}
    </Alert>
  );
}
