import { Module } from '@nestjs/common';
import { AbsenceModule } from '../absence';
import { BookingModule } from '../booking';
import { CapacityModule } from '../capacity';
import { ColoursModule } from '../colours';
import { ReferenceModule } from '../reference';
import { WorkedModule } from '../worked';
import { OwnPlanController } from './own-plan.controller';
import { OwnPlanService } from './own-plan.service';

@Module({
  imports: [AbsenceModule, BookingModule, CapacityModule, ColoursModule, ReferenceModule, WorkedModule],
  controllers: [OwnPlanController],
  providers: [OwnPlanService],
  exports: [OwnPlanService],
})
export class OwnPlanModule {}
