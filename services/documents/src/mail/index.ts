export { DocumentMailEntity } from './document-mail.entity';
export { DocumentMailService } from './document-mail.service';
export { MailModule } from './mail.module';
