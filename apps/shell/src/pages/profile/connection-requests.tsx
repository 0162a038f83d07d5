import type { ConnectionRequestView, ConnectionState } from '@jahrring/contracts-admin';
import { notify, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { Badge, type BadgeProps, Button, Stack } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { banIcon, checkIcon, plusIcon, sendIcon, xIcon } from '@jahrring/ui/icons';
import { useRequests, useWithdrawRequest } from './profile.api';

const RequestDialog = lazy(async () => ({ default: (await import('./request-dialog')).RequestDialog }));

type Look = Pick<BadgeProps, 'tone' | 'icon'>;

const looks: Readonly<Record<ConnectionState, Look>> = {
  sent: { tone: 'nacht', icon: sendIcon },
  accepted: { tone: 'wald', icon: checkIcon },
  declined: { tone: 'rot', icon: xIcon },
  withdrawn: { tone: 'stein', icon: banIcon },
};

/** Requests to further licences: made, answered, taken back. */
export function ConnectionRequests() {
  const t = useT('shell');
  const { data } = useRequests();
  const [asking, setAsking] = useState(false);
  const items = data?.items ?? [];
  return (
    <section className="sh-requests" aria-label={t('requests.title')}>
      <h3 className="sh-cv__title">{t('requests.title')}</h3>
      <Stack>
        <p className="sh-muted">{t('requests.text')}</p>
        {items.length > 0 ? (
          <ul className="sh-licences" aria-label={t('requests.list')}>
            {items.map((request) => (
              <RequestItem key={request.id} request={request} />
            ))}
          </ul>
        ) : null}
        <div>
          <Button icon={plusIcon} onClick={() => setAsking(true)}>
            {t('requests.open')}
          </Button>
        </div>
      </Stack>
      {asking ? (
        <Suspense>
          <RequestDialog onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}

function RequestItem({ request }: { request: ConnectionRequestView }) {
  const t = useT('shell');
  const format = useFormat();
  const toast = useProblemToast();
  const [withdraw, { isLoading }] = useWithdrawRequest();
  const { id, state, licenceName, createdAt, reason } = request;
  const withdrawRequest = async () => {
    try {
      await withdraw(id).unwrap();
      notify.success(t('requests.withdrawn'));
    } catch (error) {
      toast(error);
    }
  };
  return (
    <li className="sh-licences__item">
      <span>
        <strong>{licenceName}</strong>
        <span className="sh-licences__role">
          {format.dateTime(createdAt)}
          {reason ? ` · ${reason}` : ''}
        </span>
      </span>
      <Badge {...looks[state]}>{t(`requests.state.${state}`)}</Badge>
      {state === 'sent' ? (
        <Button size="small" loading={isLoading} onClick={() => void withdrawRequest()}>
          {t('requests.withdraw')}
        </Button>
      ) : null}
    </li>
  );
}
