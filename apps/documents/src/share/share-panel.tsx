import {
  mayShare,
  type DocumentView,
  type ShareAnswerView,
  type ShareLinkView,
} from '@jahrring/contracts-documents';
import { downloadUrl, useAbility, useFormat, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { Badge, Button, Card, Stack, type BadgeProps } from '@jahrring/ui';
import { checkIcon, circleXIcon, messageIcon, linkIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { NewLink } from './new-link';
import { acceptancePath, useCreateShareLink, useRevokeShareLink, useShare } from './share.api';
import './share.css';

const looks = {
  question: { tone: 'nacht', icon: messageIcon },
  accepted: { tone: 'wald', icon: checkIcon },
  declined: { tone: 'rot', icon: circleXIcon },
} as const satisfies Record<ShareAnswerView['kind'], Pick<BadgeProps, 'tone' | 'icon'>>;

/** Links by which the customer reads and answers the document, and what was answered. */
export function SharePanel({ document }: { document: DocumentView }) {
  const mayManage = useAbility().can('tools.document.manage');
  const isOffered = document.type === 'offer' || document.type === 'order_confirmation';
  return mayManage && isOffered && document.status !== 'PREP' ? <Share document={document} /> : null;
}

function Share({ document }: { document: DocumentView }) {
  const t = useT('documents');
  const attempt = useAttempt();
  const { data } = useShare(document.id);
  const [create, { isLoading }] = useCreateShareLink();
  const [path, setPath] = useState<string>();
  if (!data || (data.links.length + data.answers.length === 0 && !mayShare(document))) return null;
  const make = () =>
    attempt(async () => {
      setPath((await create(document.id).unwrap()).path);
    });
  return (
    <Card title={t('share.title')}>
      <Stack gap={4}>
        {data.answers.length === 0 ? null : (
          <ol className="documents-share">
            {data.answers.map((answer) => (
              <Answer key={answer.id} answer={answer} documentId={document.id} />
            ))}
          </ol>
        )}
        {data.links.length === 0 ? null : (
          <ul className="documents-share">
            {data.links.map((link) => (
              <LinkLine key={link.id} link={link} documentId={document.id} />
            ))}
          </ul>
        )}
        {path === undefined ? null : <NewLink path={path} />}
        {mayShare(document) && path === undefined ? (
          <Stack gap={2}>
            <p className="documents-share__soft">{t('share.hint')}</p>
            <div>
              <Button icon={linkIcon} loading={isLoading} onClick={() => void make()}>
                {t('share.create')}
              </Button>
            </div>
          </Stack>
        ) : null}
      </Stack>
    </Card>
  );
}

function Answer({ answer, documentId }: { answer: ShareAnswerView; documentId: string }) {
  const t = useT('documents');
  const format = useFormat();
  const { kind, name, at, ip, text } = answer;
  return (
    <li>
      <Badge {...looks[kind]}>{t(`share.answer.${kind}`)}</Badge>
      <p className="documents-share__soft">{[name, format.dateTime(at), ip].filter(Boolean).join(' · ')}</p>
      {text ? <p className="documents-share__text">{text}</p> : null}
      {kind === 'accepted' ? (
        <a href={downloadUrl(acceptancePath(documentId))} download>
          {t('share.sheet')}
        </a>
      ) : null}
    </li>
  );
}

function LinkLine({ link, documentId }: { link: ShareLinkView; documentId: string }) {
  const t = useT('documents');
  const format = useFormat();
  const attempt = useAttempt();
  const [revoke, { isLoading }] = useRevokeShareLink();
  const { id, createdAt, expiresAt, revokedAt, openedAt } = link;
  const isOver = revokedAt !== null || new Date(expiresAt) <= new Date();
  const end = () => attempt(() => revoke({ id: documentId, linkId: id }).unwrap());
  const until = isOver
    ? t(revokedAt ? 'share.revoked' : 'share.expired')
    : t('share.until', { at: format.dateTime(lastMoment(expiresAt)) });
  return (
    <li>
      <p>{t('share.made', { at: format.dateTime(createdAt) })}</p>
      <p className="documents-share__soft">
        {[until, openedAt ? t('share.opened', { at: format.dateTime(openedAt) }) : t('share.unopened')].join(
          ' · ',
        )}
      </p>
      {isOver ? null : (
        <div>
          <Button size="small" loading={isLoading} onClick={() => void end()}>
            {t('share.revoke')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** The last minute before a link ends: 23:59 says the day that midnight hides. */
function lastMoment(expiresAt: string): string {
  return new Date(Date.parse(expiresAt) - 1).toISOString();
}
