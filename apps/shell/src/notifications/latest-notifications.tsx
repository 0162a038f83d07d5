import { Link, problemText, useT, useValue } from '@jahrring/tool-kit';
import { Button, ErrorState, Skeletons } from '@jahrring/ui';
import { liveState } from '../live/live-state';
import { NotificationLine } from './notification-line';
import { useNotifications } from './notifications.api';
import { useMark } from './use-mark';
import './notifications.css';

const shown = 8;

/** Content of the bell's menu: the newest notifications, read or not. */
export function LatestNotifications({ onFollow }: { onFollow: () => void }) {
  const t = useT('shell');
  const mark = useMark();
  const { unread } = useValue(liveState);
  const { data, error, refetch } = useNotifications({ filter: 'all', pageSize: shown });
  return (
    <section className="sh-notes-menu">
      <header className="sh-notes-menu__head">
        <h2 className="sh-notes-menu__title">{t('notifications.title')}</h2>
        {unread > 0 ? (
          <Button variant="quiet" size="small" onClick={() => mark({ all: 'unread', state: 'read' })}>
            {t('notifications.allRead')}
          </Button>
        ) : null}
      </header>
      {error && !data ? (
        <ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>
      ) : null}
      {!data && !error ? <Skeletons lines={3} /> : null}
      {data?.items.length === 0 ? <p className="sh-notes-menu__none">{t('notifications.none.all')}</p> : null}
      {data && data.items.length > 0 ? (
        <ul className="sh-notes">
          {data.items.map((notification) => (
            <NotificationLine key={notification.id} notification={notification} onFollow={onFollow} />
          ))}
        </ul>
      ) : null}
      <footer className="sh-notes-menu__foot">
        <Link to="/notifications" onClick={onFollow}>
          {t('notifications.showAll')}
        </Link>
      </footer>
    </section>
  );
}
