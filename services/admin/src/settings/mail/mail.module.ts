import { Module } from '@nestjs/common';
import { DirectoryModule, IdentityRecordsModule } from '../../identity';
import { DocumentMailConsumer } from './document-mail.consumer';
import { MailController } from './mail.controller';
import { MailJobs } from './mail.jobs';
import { MailRepository } from './mail.repository';
import { MailService } from './mail.service';
import { Mails } from './mails';

@Module({
  imports: [DirectoryModule, IdentityRecordsModule],
  controllers: [MailController],
  providers: [Mails, MailService, MailRepository, DocumentMailConsumer, MailJobs],
  exports: [Mails],
})
export class MailModule {}
