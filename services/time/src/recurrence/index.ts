export { RecurrenceEntity } from './recurrence.entity';
export { RecurrencesModule } from './recurrence.module';
