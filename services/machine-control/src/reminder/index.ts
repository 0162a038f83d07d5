export { ReminderModule } from './reminder.module';
