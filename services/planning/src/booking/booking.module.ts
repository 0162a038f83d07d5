import { Module } from '@nestjs/common';
import { AbsenceModule } from '../absence';
import { CapacityModule } from '../capacity';
import { ReferenceModule } from '../reference';
import { BookingController } from './booking.controller';
import { BookingRepository } from './booking.repository';
import { BookingService } from './booking.service';
import { BookingViews } from './booking.views';
import { PlanService } from './plan.service';
import { RoomGuard } from './room.guard';

@Module({
  imports: [AbsenceModule, CapacityModule, ReferenceModule],
  controllers: [BookingController],
  providers: [BookingRepository, BookingService, BookingViews, PlanService, RoomGuard],
  exports: [BookingRepository, BookingViews],
})
export class BookingModule {}
