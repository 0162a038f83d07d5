import type { IncomingRequestView } from '@jahrring/contracts-admin';
import { notify, useFormat, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { Button, Card, Row, Stack } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { checkIcon, xIcon } from '@jahrring/ui/icons';
import { useAcceptConnection, useConnectionRequests } from './connection-requests.api';
import './connection-requests.css';

const DeclineDialog = lazy(async () => ({ default: (await import('./decline-dialog')).DeclineDialog }));

/** People who ask to be let into the licence; nothing is shown while nobody does. */
export function ConnectionRequestsCard() {
  const t = useT('admin');
  const { data } = useConnectionRequests(undefined, { refetchOnMountOrArgChange: true });
  const [declining, setDeclining] = useState<IncomingRequestView | null>(null);
  const open = (data?.items ?? []).filter(({ state }) => state === 'sent');
  if (open.length === 0) return null;
  return (
    <Card title={t('request.title')}>
      <Stack>
        <p>{t('request.text')}</p>
        <ul className="admin-requests" aria-label={t('request.title')}>
          {open.map((request) => (
            <RequestRow key={request.id} request={request} onDecline={() => setDeclining(request)} />
          ))}
        </ul>
      </Stack>
      {declining ? (
        <Suspense>
          <DeclineDialog request={declining} onClose={() => setDeclining(null)} />
        </Suspense>
      ) : null}
    </Card>
  );
}

function RequestRow({ request, onDecline }: { request: IncomingRequestView; onDecline: () => void }) {
  const t = useT('admin');
  const format = useFormat();
  const attempt = useAttempt();
  const [accept, { isLoading }] = useAcceptConnection();
  const { id, personName: name, personEmail, message, createdAt } = request;
  const acceptRequest = () =>
    attempt(async () => {
      await accept(id).unwrap();
      notify.success(t('request.accepted', { name }));
    });
  return (
    <li className="admin-requests__item">
      <div className="admin-requests__person">
        <strong>{name}</strong>
        <span className="admin-requests__meta">
          {personEmail} · {format.dateTime(createdAt)}
        </span>
        {message ? <p>{message}</p> : null}
      </div>
      <Row>
        <Button size="small" icon={xIcon} onClick={onDecline}>
          {t('request.decline', { name })}
        </Button>
        <Button
          size="small"
          variant="primary"
          icon={checkIcon}
          loading={isLoading}
          onClick={() => void acceptRequest()}
        >
          {t('request.accept', { name })}
        </Button>
      </Row>
    </li>
  );
}
