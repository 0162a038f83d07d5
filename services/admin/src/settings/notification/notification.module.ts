import { Module } from '@nestjs/common';
import { ConfigurationModule } from '../../configuration';
import { DirectoryModule } from '../../identity';
import { LanguagesModule } from '../language';
import { LiveModule } from '../live';
import { MailModule } from '../mail';
import { NotificationChoiceRepository } from './notification-choice.repository';
import { NotificationMailer } from './notification-mailer';
import { NotificationRecipients } from './notification-recipients';
import { NotificationConsumer } from './notification.consumer';
import { NotificationController } from './notification.controller';
import { NotificationJobs } from './notification.jobs';
import { NotificationRepository } from './notification.repository';
import { NotificationService } from './notification.service';

@Module({
  imports: [ConfigurationModule, DirectoryModule, LanguagesModule, LiveModule, MailModule],
  controllers: [NotificationController],
  providers: [
    NotificationChoiceRepository,
    NotificationConsumer,
    NotificationJobs,
    NotificationMailer,
    NotificationRecipients,
    NotificationRepository,
    NotificationService,
  ],
  exports: [NotificationRepository],
})
export class NotificationsModule {}
