import { Module } from '@nestjs/common';
import { DirectoryModule, IdentityRecordsModule } from '../../identity';
import { LiveModule } from '../live';
import { MessageAttachmentController } from './message-attachment.controller';
import { MessageAttachments } from './message-attachments.service';
import { MessageConsumer } from './message.consumer';
import { MessageController } from './message.controller';
import { MessageDelivery } from './message-delivery';
import { MessageJobs } from './message.jobs';
import { MessageMarks } from './message-marks.service';
import { MessageRecipients } from './message-recipients';
import { MessageRepository } from './message.repository';
import { MessageService } from './message.service';
import { MessageTemplateController } from './message-template.controller';
import { MessageTemplateRepository } from './message-template.repository';
import { MessageTemplateService } from './message-template.service';

@Module({
  imports: [DirectoryModule, IdentityRecordsModule, LiveModule],
  controllers: [MessageController, MessageAttachmentController, MessageTemplateController],
  providers: [
    MessageAttachments,
    MessageConsumer,
    MessageDelivery,
    MessageJobs,
    MessageMarks,
    MessageRecipients,
    MessageRepository,
    MessageService,
    MessageTemplateRepository,
    MessageTemplateService,
  ],
})
export class MessagesModule {}
