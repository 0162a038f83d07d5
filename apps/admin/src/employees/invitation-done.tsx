import type { InvitationView } from '@jahrring/contracts-admin';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Alert, Button, Row, Stack } from '@jahrring/ui';
import { userPlusIcon, usersIcon } from '@jahrring/ui/icons';
import { CopyLink } from './copy-link';

interface InvitationDoneProps {
  invitation: InvitationView;
  onAnother: () => void;
  onClose: () => void;
}

/** What has just been sent, and the link for who would rather pass it on by hand. */
export function InvitationDone({ invitation, onAnother, onClose }: InvitationDoneProps) {
  const t = useT('admin');
  const { name, email, mailed, link, expiresAt } = invitation;
  const date = useFormat().date(expiresAt);
  return (
    <Stack gap={5}>
      <Alert kind="success" title={t('hr.invited', { name })}>
        {t(mailed ? 'hr.invitedByMail' : 'hr.invitedByHand', { email, date })}
      </Alert>
      <CopyLink link={link} />
      <Row>
        <Button variant="primary" icon={usersIcon} onClick={onClose}>
          {t('hr.toList')}
        </Button>
        <Button icon={userPlusIcon} onClick={onAnother}>
          {t('hr.inviteAnother')}
        </Button>
      </Row>
    </Stack>
  );
}
