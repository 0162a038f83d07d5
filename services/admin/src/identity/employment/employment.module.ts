import { Module } from '@nestjs/common';
import { IdentityRecordsModule } from '../identity-record';
import { EmploymentCorrectionRepository } from './employment-correction.repository';
import { EmploymentPeriodRepository } from './employment-period.repository';
import { EmploymentController } from './employment.controller';
import { EmploymentService } from './employment.service';

@Module({
  imports: [IdentityRecordsModule],
  controllers: [EmploymentController],
  providers: [EmploymentCorrectionRepository, EmploymentPeriodRepository, EmploymentService],
  exports: [EmploymentService],
})
export class EmploymentsModule {}
