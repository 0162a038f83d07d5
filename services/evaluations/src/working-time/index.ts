export { DayLengthService } from './day-length.service';
export type { DayLength } from './day-length.service';
export { WorkingTimeModule } from './working-time.module';
export {
  AbsenceDaysEntity,
  AbsenceDaysRepository,
  EmploymentRefEntity,
  EmploymentRefRepository,
  LedgerRefEntity,
  LedgerRefRepository,
  SurchargeRefEntity,
  WorkingRulesEntity,
} from './working-time.references';
export type { DaySpan } from './working-time.references';
export { WorkingTimeService } from './working-time.service';
export type { WorkingDay } from './working-time.service';
