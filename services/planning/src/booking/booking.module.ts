import { Module } from '@nestjs/common';
import { AbsenceModule } from '../absence';
import { CapacityModule } from '../capacity';
import { ColoursModule } from '../colours';
import { FactModule } from '../fact';
import { NewsModule } from '../news';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { BookingController } from './booking.controller';
import { BookingDrafts } from './booking.drafts';
import { BookingRepository } from './booking.repository';
import { BookingService } from './booking.service';
import { BookingViews } from './booking.views';
import { ChangesService } from './changes.service';
import { ConflictGuard } from './conflict.guard';
import { PlacingService } from './placing.service';
import { PlanService } from './plan.service';
import { PublishedBookingRepository } from './published-booking.repository';
import { RoomGuard } from './room.guard';
import { SeenBookings } from './seen-bookings';
import { TeamService } from './team.service';

@Module({
  imports: [
    AbsenceModule,
    CapacityModule,
    ColoursModule,
    FactModule,
    NewsModule,
    ReferenceModule,
    SettingsModule,
  ],
  controllers: [BookingController],
  providers: [
    BookingDrafts,
    BookingRepository,
    BookingService,
    BookingViews,
    ChangesService,
    ConflictGuard,
    PlacingService,
    PlanService,
    PublishedBookingRepository,
    RoomGuard,
    SeenBookings,
    TeamService,
  ],
  exports: [
    BookingRepository,
    BookingViews,
    ChangesService,
    PlanService,
    PublishedBookingRepository,
    SeenBookings,
    TeamService,
  ],
})
export class BookingModule {}
