import { Module } from '@nestjs/common';
import { NewsModule } from '../news';
import { OrderConsumer } from './order.consumer';
import { OrderDecisionRepository, OrderPositionRepository } from './order.repositories';

@Module({
  imports: [NewsModule],
  providers: [OrderConsumer, OrderDecisionRepository, OrderPositionRepository],
  exports: [OrderDecisionRepository, OrderPositionRepository],
})
export class OrderModule {}
