import { Module } from '@nestjs/common';
import { IdentityRecordsModule } from '../identity-record';
import { DocumentMailConsumer } from './document-mail.consumer';
import { MailController } from './mail.controller';
import { MailJobs } from './mail.jobs';
import { MailRepository } from './mail.repository';
import { MailService } from './mail.service';
import { Mails } from './mails';

@Module({
  imports: [IdentityRecordsModule],
  controllers: [MailController],
  providers: [Mails, MailService, MailRepository, DocumentMailConsumer, MailJobs],
  exports: [Mails],
})
export class MailModule {}
