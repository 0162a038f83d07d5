export { NotificationChoiceEntity } from './notification-choice.entity';
export { NotificationEntity } from './notification.entity';
export { NotificationsModule } from './notification.module';
export { NotificationRepository } from './notification.repository';
