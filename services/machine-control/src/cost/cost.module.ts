import { Module } from '@nestjs/common';
import { FuellingModule } from '../fuelling';
import { RecordModule } from '../record';
import { CostBasisRepository } from './cost-basis.repository';
import { FiguresPublisher } from './figures.publisher';
import { MachineCostController } from './machine-cost.controller';
import { MachineCostService } from './machine-cost.service';

@Module({
  imports: [FuellingModule, RecordModule],
  controllers: [MachineCostController],
  providers: [CostBasisRepository, MachineCostService, FiguresPublisher],
  exports: [MachineCostService],
})
export class CostModule {}
