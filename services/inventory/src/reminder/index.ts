export { ReminderEntity } from './reminder.entity';
export { ReminderModule } from './reminder.module';
