import { notify, problemOf, problemText, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { Alert, Button, Drawer, ErrorState, Skeletons, Stack } from '@jahrring/ui';
import { sendIcon } from '@jahrring/ui/icons';
import { useMail, useRetryMail } from './mail.api';
import { MailStateBadge } from './mail-columns';
import './mail.css';

/** One mail as it was written. */
export function MailDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('admin');
  const query = useMail(id);
  const attempt = useAttempt();
  const [retry, { isLoading }] = useRetryMail();
  const mail = query.currentData;
  const again = () =>
    attempt(async () => {
      await retry(id).unwrap();
      notify.success(t('mail.retried'));
    });
  return (
    <Drawer opened onClose={onClose} title={mail?.subject ?? t('title.mail')}>
      {mail ? (
        <Stack>
          <p>
            {t('mail.to')}: {mail.to}
          </p>
          <div>
            <MailStateBadge state={mail.state} t={t} />
          </div>
          {mail.lastError ? (
            <Alert kind="error" title={t('mail.error')}>
              {mail.lastError}
            </Alert>
          ) : null}
          {mail.text === null ? (
            <p>{t('mail.gone')}</p>
          ) : (
            <pre className="admin-mail" tabIndex={0} aria-label={mail.subject}>
              {mail.text}
            </pre>
          )}
          {mail.state === 'failed' && mail.kind !== 'document' ? (
            <div>
              <Button icon={sendIcon} loading={isLoading} onClick={() => void again()}>
                {t('mail.retry')}
              </Button>
            </div>
          ) : null}
        </Stack>
      ) : query.error ? (
        <ErrorState requestId={problemOf(query.error).requestId} onRetry={() => void query.refetch()}>
          {problemText(t, query.error)}
        </ErrorState>
      ) : (
        <Skeletons lines={6} />
      )}
    </Drawer>
  );
}
