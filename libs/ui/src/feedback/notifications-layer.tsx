import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { useEffect, useRef } from 'react';
import './notifications.css';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import type { IconSource } from '../icon/shape';
import { alertIcon, checkIcon, infoIcon } from '../icons';
import { withMantine } from '../internal/with-mantine';
import { useUiTexts, type UiTexts } from '../texts/ui-texts';
import type { ColorFamily } from '../theme/tokens';
import { subscribeNotifications, type NotifyKind, type NotifyMessage } from './notify';

const looks: Record<NotifyKind, { icon: IconSource; tone: ColorFamily }> = {
  info: { icon: infoIcon, tone: 'nacht' },
  success: { icon: checkIcon, tone: 'wald' },
  warning: { icon: alertIcon, tone: 'bernstein' },
  error: { icon: alertIcon, tone: 'rot' },
};

function show(entry: NotifyMessage, t: UiTexts['t']): void {
  const { id, kind, title, message, action, duration } = entry;
  const run = action
    ? () => {
        notifications.hide(id);
        action.onClick();
      }
    : undefined;
  notifications.hide(id);
  notifications.show({
    id,
    title,
    autoClose: duration,
    className: 'jr-toast',
    'data-tone': looks[kind].tone,
    role: kind === 'error' || kind === 'warning' ? 'alert' : 'status',
    icon: <Icon name={looks[kind].icon} size={18} />,
    closeButtonProps: { 'aria-label': t('common.close'), size: 'md' },
    message: (
      <span className="jr-toast__message">
        <span>{message}</span>
        {action && run ? (
          <Button variant="quiet" size="small" onClick={run}>
            {action.label}
          </Button>
        ) : null}
      </span>
    ),
  });
}

export interface NotificationsLayerProps {
  /** Messages that arrived before this code was loaded. */
  first: readonly NotifyMessage[];
}

/** Mantine's notifications in our dress. */
export const NotificationsLayer = withMantine(NotificationList);

function NotificationList({ first }: NotificationsLayerProps) {
  const { t } = useUiTexts();
  const shown = useRef(new Set<string>());
  useEffect(() => {
    // Once each, also when the language changes meanwhile.
    first.filter(({ id }) => !shown.current.has(id)).forEach((message) => show(message, t));
    first.forEach(({ id }) => shown.current.add(id));
  }, [first, t]);
  useEffect(
    () =>
      subscribeNotifications(
        (message) => show(message, t),
        (id) => notifications.hide(id),
      ),
    [t],
  );
  return <Notifications position="bottom-center" limit={4} containerWidth={420} zIndex={450} />;
}
