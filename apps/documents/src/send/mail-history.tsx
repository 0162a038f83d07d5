import { isDraft, type DocumentMail, type DocumentView } from '@jahrring/contracts-documents';
import { useAbility, useAuditPeople, useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { Badge, Button, Card, type BadgeProps } from '@jahrring/ui';
import { alertIcon, checkIcon, clockIcon, refreshIcon } from '@jahrring/ui/icons';
import { useMails, useRetryMail } from './send.api';
import './send.css';

const pollMs = 3_000;

const looks = {
  queued: { tone: 'petrol', icon: clockIcon },
  sent: { tone: 'wald', icon: checkIcon },
  failed: { tone: 'rot', icon: alertIcon },
} as const satisfies Record<DocumentMail['state'], Pick<BadgeProps, 'tone' | 'icon'>>;

/** When, by whom and to whom a document was sent, and whether it has left. */
export function MailHistory({ document }: { document: DocumentView }) {
  const mayManage = useAbility().can('tools.document.manage');
  return isDraft(document) || !mayManage ? null : <Mails documentId={document.id} />;
}

function Mails({ documentId }: { documentId: string }) {
  const t = useT('documents');
  const first = useMails(documentId);
  const isWaiting = first.data?.items.some(({ state }) => state === 'queued') ?? false;
  const { data } = useMails(documentId, { pollingInterval: isWaiting ? pollMs : 0 });
  if (!data || data.items.length === 0) return null;
  return (
    <Card title={t('send.history')}>
      <ol className="documents-mails">
        {data.items.map((mail) => (
          <SentMail key={mail.id} mail={mail} documentId={documentId} />
        ))}
      </ol>
    </Card>
  );
}

/** Returns the name of the sender: oneself, or a colleague if the reader may see all of them. */
function useSender(userId: string | null): string | undefined {
  const { user } = useBoot();
  const { data: people } = useAuditPeople();
  const colleague = people?.items.find((person) => person.userId === userId);
  const person = user.id === userId ? user : colleague;
  return person && `${person.firstName} ${person.lastName}`;
}

function SentMail({ mail, documentId }: { mail: DocumentMail; documentId: string }) {
  const t = useT('documents');
  const format = useFormat();
  const attempt = useAttempt();
  const [retry, { isLoading }] = useRetryMail();
  const sender = useSender(mail.sentBy);
  const at = format.dateTime(mail.sentAt ?? mail.createdAt);
  const again = () => attempt(() => retry({ id: documentId, mailId: mail.id }).unwrap());
  return (
    <li>
      <Badge {...looks[mail.state]}>{t(`send.state.${mail.state}`)}</Badge>
      <p>{[...mail.to, ...mail.cc].map(({ address }) => address).join(', ')}</p>
      <p className="documents-mails__soft">{sender ? t('send.by', { at, name: sender }) : at}</p>
      <p className="documents-mails__soft">{mail.files.map(({ name }) => name).join(', ')}</p>
      {mail.lastError ? <p>{t('send.error', { reason: mail.lastError })}</p> : null}
      {mail.state === 'failed' ? (
        <Button size="small" icon={refreshIcon} loading={isLoading} onClick={() => void again()}>
          {t('send.retry')}
        </Button>
      ) : null}
    </li>
  );
}
