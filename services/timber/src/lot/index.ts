export { LotEntity } from './lot.entity';
export { LotOrigins } from './lot-origins';
export { LotTotalsService } from './lot-totals';
export { LotModule } from './lot.module';
export { lotColumns, LotRepository } from './lot.repository';
export type { HoldingDocument } from './lot.repository';
export { LotService, isDelivered, requireNoBill, requireNoDocument, requireOpen } from './lot.service';
