import { Module } from '@nestjs/common';
import { ChartModule } from './chart';
import { RefModule } from './ref';

/** The features of the service, those that others stand on first: events and jobs are registered in this order. */
@Module({ imports: [RefModule, ChartModule] })
export class BookkeepingModule {}
