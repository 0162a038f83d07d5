import type { EmployeeView, InvitationView } from '@jahrring/contracts-admin';
import { notify, useNavigate, useT } from '@jahrring/tool-kit';
import { Alert, Button, ConfirmDialog, Stack } from '@jahrring/ui';
import { useState } from 'react';
import { linkIcon, sendIcon, xIcon } from '@jahrring/ui/icons';
import { CopyLink } from './copy-link';
import type { EmployeeScope } from './employee-scope';
import { useResendInvitation, useWithdrawInvitation } from './employees.api';
import { useRefusalToast } from './use-refusal-toast';

interface InvitationNoteProps {
  scope: EmployeeScope;
  employee: EmployeeView;
}

/** An invitation nobody has followed yet: send it again, pass the link on, or take it back. */
export function InvitationNote({ scope, employee }: InvitationNoteProps) {
  const t = useT('admin');
  const [made, setMade] = useState<InvitationView | null>(null);
  const [asking, setAsking] = useState(false);
  const { resend, withdraw } = useInvitation(scope, employee);
  const { invitation, email, name } = employee;
  if (invitation !== 'sent' && invitation !== 'expired') return null;
  const send = async (mail: boolean) => setMade(await resend(mail));
  return (
    <Alert
      kind={invitation === 'expired' ? 'warning' : 'info'}
      title={t(`hr.invitationNote.${invitation}`, { email })}
      actions={
        <>
          <Button size="small" icon={sendIcon} onClick={() => void send(true)}>
            {t('hr.resend')}
          </Button>
          <Button size="small" icon={linkIcon} onClick={() => void send(false)}>
            {t('hr.newLink')}
          </Button>
          <Button size="small" variant="danger" icon={xIcon} onClick={() => setAsking(true)}>
            {t('hr.withdraw')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {t('hr.invitationNote.text')}
        {made ? <CopyLink link={made.link} /> : null}
      </Stack>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={withdraw}
        title={t('hr.withdrawTitle', { name })}
        confirmLabel={t('hr.withdraw')}
        danger
      >
        {t('hr.withdrawText')}
      </ConfirmDialog>
    </Alert>
  );
}

function useInvitation(scope: EmployeeScope, { id, version, name, email }: EmployeeView) {
  const t = useT('admin');
  const navigate = useNavigate();
  const refused = useRefusalToast();
  const [resendCall] = useResendInvitation();
  const [withdrawCall] = useWithdrawInvitation();
  return {
    resend: async (mail: boolean): Promise<InvitationView | null> => {
      try {
        const made = await resendCall({ base: scope.base, id, mail }).unwrap();
        if (mail) notify.success(t('hr.resent', { email }));
        return made;
      } catch (error) {
        refused(error);
        return null;
      }
    },
    withdraw: async () => {
      try {
        await withdrawCall({ base: scope.base, id, version }).unwrap();
        notify.success(t('hr.withdrawn', { name }));
        void navigate(scope.listPath);
      } catch (error) {
        refused(error);
        throw error;
      }
    },
  };
}
