import type { NotificationView } from '@jahrring/contracts-admin';
import type { Notification } from './notification.entity';

export function toNotificationView(row: Notification): NotificationView {
  const { id, kind, titleKey, params, path, state, createdAt } = row;
  return { id, kind, titleKey, params, path, state, createdAt: createdAt.toISOString() };
}
