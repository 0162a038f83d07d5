import { Module } from '@nestjs/common';
import { LotModule } from './lot';

/** The features of the service, those that others stand on first: events and jobs are registered in this order. */
@Module({ imports: [LotModule] })
export class TimberModule {}
