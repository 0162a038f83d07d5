export {
  AbsenceDaysEntity,
  EmploymentRefEntity,
  LedgerRefEntity,
  SurchargeRefEntity,
  WorkingRulesEntity,
} from './working-time.entities';
export { DayLengthService } from './day-length.service';
export type { DayLength } from './day-length.service';
export { WorkingTimeModule } from './working-time.module';
export {
  AbsenceDaysRepository,
  EmploymentRefRepository,
  LedgerRefRepository,
} from './working-time.repositories';
export type { DaySpan } from './working-time.repositories';
export { WorkingTimeService } from './working-time.service';
export type { WorkingDay } from './working-time.service';
