export { NotificationChoiceRow } from './notification-choice.entity';
export { Notification } from './notification.entity';
export { NotificationsModule } from './notification.module';
export { NotificationRepository } from './notification.repository';
