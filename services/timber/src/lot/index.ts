export { LotEntity } from './lot.entity';
export { LotTotalsService } from './lot-totals';
export { isOpen } from './lot-views';
export { LotModule } from './lot.module';
export { lotColumns, LotRepository } from './lot.repository';
export { LotService, requireOpen } from './lot.service';
