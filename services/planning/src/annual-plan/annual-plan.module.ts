import { Module } from '@nestjs/common';
import { AbsenceModule } from '../absence';
import { BookingModule } from '../booking';
import { CapacityModule } from '../capacity';
import { PhaseModule } from '../phase';
import { ReferenceModule } from '../reference';
import { WorkedModule } from '../worked';
import { AnnualPlanController } from './annual-plan.controller';
import { AnnualPlanService } from './annual-plan.service';

@Module({
  imports: [AbsenceModule, BookingModule, CapacityModule, PhaseModule, ReferenceModule, WorkedModule],
  controllers: [AnnualPlanController],
  providers: [AnnualPlanService],
  exports: [AnnualPlanService],
})
export class AnnualPlanModule {}
