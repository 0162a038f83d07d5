export { MessageEntity } from './message.entity';
export { toMessageView } from './message.mapper';
export { MessageModule } from './message.module';
export { MessageService } from './message.service';
export type { Author } from './message.service';
