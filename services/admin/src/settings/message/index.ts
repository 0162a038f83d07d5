export { MessageEntryEntity } from './message-entry.entity';
export { MessagesModule } from './message.module';
export { MessageTemplateEntity } from './message-template.entity';
