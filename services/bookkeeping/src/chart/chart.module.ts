import { Module } from '@nestjs/common';
import { RefModule } from '../ref';
import { ChartController } from './chart.controller';

@Module({ imports: [RefModule], controllers: [ChartController] })
export class ChartModule {}
