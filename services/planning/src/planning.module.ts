import { Module } from '@nestjs/common';
import { AbsenceModule } from './absence';
import { BookingModule } from './booking';
import { CapacityModule } from './capacity';
import { OwnPlanModule } from './own-plan';
import { PlanFeedModule } from './plan-feed';
import { ReferenceModule } from './reference';

/** The features of the service, those that others stand on first: events and jobs are registered in this order. */
@Module({
  imports: [ReferenceModule, AbsenceModule, CapacityModule, BookingModule, OwnPlanModule, PlanFeedModule],
})
export class PlanningModule {}
