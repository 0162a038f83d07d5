import { Module } from '@nestjs/common';
import { BookingModule } from './booking';
import { ReferenceModule } from './reference';

/** The features of the service, those that others stand on first: events and jobs are registered in this order. */
@Module({ imports: [ReferenceModule, BookingModule] })
export class PlanningModule {}
