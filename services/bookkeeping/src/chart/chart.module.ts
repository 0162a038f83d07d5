import { Module } from '@nestjs/common';
import { ReferenceModule } from '../reference';
import { ChartController } from './chart.controller';

@Module({ imports: [ReferenceModule], controllers: [ChartController] })
export class ChartModule {}
