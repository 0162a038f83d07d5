import { useT, useValue } from '@jahrring/tool-kit';
import { withTexts } from '@jahrring/tool-kit/shell';
import { IconButton, Popover, Skeletons } from '@jahrring/ui';
import { Suspense, lazy } from 'react';
import { bellIcon } from '@jahrring/ui/icons';
import { liveState } from '../live/live-state';

const load = withTexts(() => import(/* webpackChunkName: "notifications" */ './latest-notifications'));
const LatestNotifications = lazy(async () => ({ default: (await load()).LatestNotifications }));

/** The bell: how many are unread, and behind it the latest. */
export function NotificationsMenu() {
  const t = useT('shell');
  const { unread } = useValue(liveState);
  return (
    <Popover
      label={t('notifications.title')}
      align="end"
      preload={load}
      trigger={(props) => (
        <IconButton icon={bellIcon} label={t('notifications.title')} badge={unread} {...props} />
      )}
    >
      {(close) => (
        <Suspense fallback={<Skeletons lines={3} />}>
          <LatestNotifications onFollow={close} />
        </Suspense>
      )}
    </Popover>
  );
}
