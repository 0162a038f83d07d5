import type { InvitationView } from '@jahrring/contracts-admin';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Alert, Button, Row, Stack } from '@jahrring/ui';
import { userPlusIcon, usersIcon } from '@jahrring/ui/icons';

interface InvitationDoneProps {
  invitation: InvitationView;
  onAnother: () => void;
  onClose: () => void;
}

/** Shows the invitation that has just been sent. */
export function InvitationDone({ invitation, onAnother, onClose }: InvitationDoneProps) {
  const t = useT('admin');
  const { name, email, expiresAt } = invitation;
  const date = useFormat().date(expiresAt);
  return (
    <Stack gap={5}>
      <Alert kind="success" title={t('hr.invited', { name })}>
        {t('hr.invitedByMail', { email, date })}
      </Alert>
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
