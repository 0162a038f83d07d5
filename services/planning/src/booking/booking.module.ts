import { Module } from '@nestjs/common';
import { AbsenceModule } from '../absence';
import { CapacityModule } from '../capacity';
import { FactModule } from '../fact';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { BookingController } from './booking.controller';
import { BookingRepository } from './booking.repository';
import { BookingService } from './booking.service';
import { BookingViews } from './booking.views';
import { ConflictGuard } from './conflict.guard';
import { PlacingService } from './placing.service';
import { PlanService } from './plan.service';
import { RoomGuard } from './room.guard';

@Module({
  imports: [AbsenceModule, CapacityModule, FactModule, ReferenceModule, SettingsModule],
  controllers: [BookingController],
  providers: [
    BookingRepository,
    BookingService,
    BookingViews,
    ConflictGuard,
    PlacingService,
    PlanService,
    RoomGuard,
  ],
  exports: [BookingRepository, BookingViews],
})
export class BookingModule {}
