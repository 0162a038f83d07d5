import type { EmployeeView } from '@jahrring/contracts-admin';
import { notify, useNavigate, useT } from '@jahrring/tool-kit';
import { Alert, Button, ConfirmDialog } from '@jahrring/ui';
import { useState } from 'react';
import { sendIcon, xIcon } from '@jahrring/ui/icons';
import type { EmployeeScope } from './employee-scope';
import { useResendInvitation, useWithdrawInvitation } from './employees.api';
import { useRefusalToast } from './use-refusal-toast';

interface InvitationNoteProps {
  scope: EmployeeScope;
  employee: EmployeeView;
}

/** An invitation nobody has followed yet: send it again or take it back. */
export function InvitationNote({ scope, employee }: InvitationNoteProps) {
  const t = useT('admin');
  const [asking, setAsking] = useState(false);
  const { resend, withdraw } = useInvitation(scope, employee);
  const { invitation, email, name } = employee;
  if (invitation !== 'sent' && invitation !== 'expired') return null;
  return (
    <Alert
      kind={invitation === 'expired' ? 'warning' : 'info'}
      title={t(`hr.invitationNote.${invitation}`, { email })}
      actions={
        <>
          <Button size="small" icon={sendIcon} onClick={() => void resend()}>
            {t('hr.resend')}
          </Button>
          <Button size="small" variant="danger" icon={xIcon} onClick={() => setAsking(true)}>
            {t('hr.withdraw')}
          </Button>
        </>
      }
    >
      {t('hr.invitationNote.text')}
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
    resend: async (): Promise<void> => {
      try {
        await resendCall({ base: scope.base, id }).unwrap();
        notify.success(t('hr.resent', { email }));
      } catch (error) {
        refused(error);
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
