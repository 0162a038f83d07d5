export { EmploymentCorrectionEntity } from './employment-correction.entity';
export { EmploymentPeriodEntity } from './employment-period.entity';
export { EmploymentPeriodRepository } from './employment-period.repository';
export { EmploymentsModule } from './employment.module';
export { EmploymentService } from './employment.service';
