export { lawDays, LawHintService } from './law-hint.service';
export { LawModule } from './law.module';
export { OvertimeMonthService } from './overtime-month.service';
export { OvertimeService } from './overtime.service';
