import { problemText, useSearchParams, useT } from '@jahrring/tool-kit';
import { Button, Card, EmptyState, ErrorState, PageFrame, Skeletons } from '@jahrring/ui';
import { Suspense, lazy, useState } from 'react';
import { checkIcon, settingsIcon } from '@jahrring/ui/icons';
import { NotificationLine } from './notification-line';
import { type NotificationFilter, useNotifications } from './notifications.api';
import { useMark } from './use-mark';
import './notifications.css';

const filters: readonly NotificationFilter[] = ['all', 'unread', 'archived'];
const step = 25;
const most = 500;

const SettingsDialog = lazy(async () => {
  const { NotificationSettingsDialog } = await import(
    /* webpackChunkName: "notifications" */ './notification-settings'
  );
  return { default: NotificationSettingsDialog };
});

/** Everything the person was told in this licence: all, unread, put away. */
export function NotificationsPage() {
  const t = useT('shell');
  const [search] = useSearchParams();
  const [setting, setSetting] = useState(false);
  const mark = useMark();
  const filter = filters.find((one) => one === search.get('state')) ?? 'all';
  return (
    <PageFrame
      title={t('titles.notifications')}
      width="narrow"
      actions={
        <>
          <Button variant="secondary" icon={checkIcon} onClick={() => mark({ all: 'unread', state: 'read' })}>
            {t('notifications.allRead')}
          </Button>
          <Button variant="quiet" icon={settingsIcon} onClick={() => setSetting(true)}>
            {t('notifications.settings.open')}
          </Button>
        </>
      }
      tabs={filters.map((one) => ({
        label: t(`notifications.filters.${one}`),
        to: one === 'all' ? '/notifications' : `/notifications?state=${one}`,
        active: one === filter,
      }))}
    >
      <History key={filter} filter={filter} />
      {setting ? (
        <Suspense>
          <SettingsDialog onClose={() => setSetting(false)} />
        </Suspense>
      ) : null}
    </PageFrame>
  );
}

function History({ filter }: { filter: NotificationFilter }) {
  const t = useT('shell');
  const [pageSize, setPageSize] = useState(step);
  const { data, currentData, error, refetch } = useNotifications({ filter, pageSize });
  const page = currentData ?? data;
  if (error && !page) return <ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>;
  if (!page) return <Skeletons lines={6} />;
  if (page.items.length === 0) return <EmptyState title={t(`notifications.none.${filter}`)} />;
  return (
    <Card>
      <ul className="sh-notes">
        {page.items.map((notification) => (
          <NotificationLine key={notification.id} notification={notification} />
        ))}
      </ul>
      {page.total > page.items.length && pageSize < most ? (
        <Button variant="quiet" onClick={() => setPageSize(pageSize + step)}>
          {t('notifications.more')}
        </Button>
      ) : null}
    </Card>
  );
}
