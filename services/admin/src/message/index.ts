export { MessageEntry } from './message-entry.entity';
export { MessagesModule } from './message.module';
export { MessageTemplateRow } from './message-template.entity';
