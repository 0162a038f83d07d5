import type { NotificationView } from '@jahrring/contracts-admin';
import type { NotificationEntity } from './notification.entity';

export function toNotificationView(row: NotificationEntity): NotificationView {
  const { id, kind, titleKey, params, path, state, createdAt } = row;
  return { id, kind, titleKey, params, path, state, createdAt: createdAt.toISOString() };
}
