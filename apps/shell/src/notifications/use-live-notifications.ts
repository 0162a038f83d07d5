import type { NotificationView } from '@jahrring/contracts-admin';
import { api, notify, requestJson, telemetry, useFormat, useT } from '@jahrring/tool-kit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { onLive } from '../live/live-state';
import { wordsOf } from '../tools/tool-words';
import { notificationText } from './notification-text';
import { notificationsTag } from './notifications.api';

/** Shows what comes in, and keeps open lists up to date. Once in the running shell. */
export function useLiveNotifications(): void {
  const t = useT('shell');
  const format = useFormat();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  useEffect(() => {
    const open = ({ id, path }: NotificationView) => {
      const body = { ids: [id], state: 'read' };
      requestJson({ url: '/api/admin/notifications/mark', method: 'POST', body, onRefusal: 'pass' }).catch(
        (error: unknown) => telemetry.error('notifications.read', error),
      );
      void navigate(path);
    };
    const renew = () => {
      const tagged = api.enhanceEndpoints({ addTagTypes: [notificationsTag] });
      dispatch(tagged.util.invalidateTags([notificationsTag]));
    };
    const stops = [
      onLive('notifications-changed', renew),
      onLive('notification', ({ notification }) => {
        renew();
        // One look is enough: the tabs behind only count.
        if (document.visibilityState !== 'visible') return;
        void wordsOf(notification.titleKey).then(() =>
          notify.info(notificationText(t, format, notification), {
            id: notification.id,
            action: { label: t('actions.open'), run: () => open(notification) },
          }),
        );
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [t, format, dispatch, navigate]);
}
