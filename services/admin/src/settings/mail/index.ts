export { MailEntity } from './mail.entity';
export { MailModule } from './mail.module';
export { Mails } from './mails';
